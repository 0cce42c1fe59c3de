/** Fields in which keys are text. */
export const TEXT_FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** A field and a dialog have a clipboard of their own. */
export const clipboardIsTaken = () =>
  Boolean(document.activeElement?.closest(`${TEXT_FIELD}, [data-modal][data-open]`));

/** The cell of the page's grid that has the focus. */
export const cellInFocus = () => document.activeElement?.closest<HTMLElement>('[role="grid"] [data-cell]');

export const rowInFocus = () =>
  document.activeElement?.closest<HTMLElement>('[role="grid"] [data-row]')?.dataset.row;
