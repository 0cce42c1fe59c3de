/** Months for which people stay in an audience by default (advertising specification, Audiences). */
export const UPLOAD_EXPIRY_MONTHS = 13;

/** An instant so many months later, in milliseconds. */
export function afterMonths(instant: number, months: number): number {
  const date = new Date(instant);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
