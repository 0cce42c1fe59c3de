/** On the invisible stops around what is in a popup. */
export const FOCUS_GUARD = "data-base-ui-focus-guard";

/**
 * Where the focus goes once a popup has faded: to `target`, unless it was moved out of the popup meanwhile. A user
 * who chooses in a menu and goes on to a field at once types into the field.
 *
 * @param target `true`: where the popup was opened from
 * @returns `false`: it stays where it is
 */
export function focusAfter<Target extends HTMLElement | null | boolean>(
  popup: HTMLElement | null,
  target: Target,
): Target | false {
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body;
  const inPopup = popup?.contains(activeElement) || activeElement?.hasAttribute(FOCUS_GUARD);
  return nowhere || inPopup ? target : false;
}
