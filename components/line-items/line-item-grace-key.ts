/** What a line item that is about to be deleted is known by in the grace window. */
export const lineItemGraceKey = (lineItemId: string) => `line item ${lineItemId}`;

/** What is about to be taken from a line item, by the id of its record, is known by in the grace window. */
export const associationGraceKey = (recordId: string) => `association ${recordId}`;
