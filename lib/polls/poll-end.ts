/**
 * Whether a poll takes no more votes at a moment.
 *
 * @param end as the service writes instants; undefined for what is no poll
 * @param at in milliseconds since the epoch
 */
export const hasPollEnded = (end: string | undefined, at: number): boolean =>
  end !== undefined && Date.parse(end) <= at;
