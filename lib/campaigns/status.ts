/** The statuses that a person can set. */
export const SETTABLE_STATUSES = { ACTIVE: "Active", PAUSED: "Paused" } as const;

export const isSettableStatus = (status: string): status is keyof typeof SETTABLE_STATUSES =>
  Object.hasOwn(SETTABLE_STATUSES, status);

/** The possible statuses of a new campaign. */
export const NEW_STATUSES = { ...SETTABLE_STATUSES, DRAFT: "Draft" } as const;
export type NewStatus = keyof typeof NEW_STATUSES;

export const isNewStatus = (status: string): status is NewStatus => Object.hasOwn(NEW_STATUSES, status);

/** A status in words; an unknown one is unchanged. */
export const statusName = (status: string): string => (isNewStatus(status) ? NEW_STATUSES[status] : status);

/** The options for a record's status: a draft's or an unknown status comes first until another is chosen. */
export function statusOptions(
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const settable = Object.entries(SETTABLE_STATUSES).map(([value, label]) => ({ value, label }));
  return isSettableStatus(current) ? settable : [{ value: current, label: statusName(current) }, ...settable];
}
