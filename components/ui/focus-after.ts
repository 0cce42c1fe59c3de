/** On the invisible tab stops around the content of a popup. */
export const FOCUS_GUARD = "data-base-ui-focus-guard";

/**
 * Where the focus goes once a popup has faded: to `target`, unless it has left the popup meanwhile. A user who chooses
 * in a menu and moves on to a field keeps typing there.
 *
 * @param target `true`: the opener of the popup
 * @returns `false`: the focus stays
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
