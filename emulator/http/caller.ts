/** Who is behind a call whose signature was verified. */
export interface Caller {
  readonly userId: string;
  readonly handle: string;
  readonly applicationId: string;
  /** Read-only tokens are refused on writes. */
  readonly access: "read" | "write";
}
