/** Closes the panel beside its button before the text gets the focus, which the panel would take back. */
export function closeThen(anchor: HTMLElement, act: () => void): void {
  const panel = anchor.nextElementSibling
  if (panel instanceof HTMLElement && panel.matches(':popover-open')) panel.hidePopover()
  act()
}
