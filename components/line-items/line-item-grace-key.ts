/** What a line item that is about to be deleted is known by in the grace window. */
export const lineItemGraceKey = (lineItemId: string) => `line item ${lineItemId}`;
