/** Fields in which keys are text. */
export const TEXT_FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
