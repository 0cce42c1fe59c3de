interface Press {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a press opens a new tab, as on any link: with the command key, or the middle button. */
export const asksForNewTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button === 1 || (button === 0 && (metaKey || ctrlKey) && !altKey && !shiftKey);

/** Opens a page of the dashboard in a new tab without an opener. */
export function openInNewTab(href: string): void {
  window.open(href, "_blank", "noopener");
}
