"""As many panels of one kind as the page needs: made when first needed, hidden when not, never thrown away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from toolkit.ui.widgets.bare import Column
from toolkit.ui.widgets.visibility import show_if

Model = TypeVar("Model", contravariant=True)


class Panel(Protocol[Model]):
    """A widget (`view`) that mirrors a model."""

    view: Any

    def show(self, model: Model) -> None:
        """Mirror the model."""


class Pool(Generic[Model]):
    """`box` holds a panel for each model, in order; it is empty and hidden without models.

    With `blank` a hidden panel mirrors that, so that nothing of what it showed is left on the page.
    """

    def __init__(
        self,
        make: Callable[[], Panel[Model]],
        *hooks: str,
        box: Callable[[], Any] = Column,
        blank: Model | None = None,
    ) -> None:
        self.view = box()
        for hook in hooks:
            self.view.add_class(hook)
        self._make, self._blank = make, blank
        self.panels: list[Panel[Model]] = []

    def show(self, models: Sequence[Model]) -> None:
        """Mirror each model in its own panel."""
        while len(self.panels) < len(models):
            self.panels.append(self._make())
            self.view.children = (*self.view.children, self.panels[-1].view)
        for index, panel in enumerate(self.panels):
            model = models[index] if index < len(models) else self._blank
            if model is not None:
                panel.show(model)
            show_if(index < len(models), panel.view)
        show_if(bool(models), self.view)
