/**
 * The forward's own codes, in the service's error shape: code, status and message. They differ from the service's own,
 * so that a page can distinguish who refused.
 */
export const FORWARD_CODES = {
  FORWARD_NO_SUCH_ENDPOINT: [404, "The dashboard forwards no such call"],
  FORWARD_NOT_OUR_PAGE: [403, "This call did not come from one of the dashboard's own pages"],
  /** No one is signed in: go to /sign-in. */
  SIGNED_OUT: [401, "You are signed out"],
  /** The handle in the address is not among the connected ones. */
  HANDLE_NOT_CONNECTED: [401, "This handle is not connected"],
  /** The service no longer accepts the handle's token: connect it again. */
  HANDLE_REVOKED: [401, "The service no longer accepts this handle's authorization"],
  /** The call belongs to the application, and the handle's user is no operator. */
  OPERATORS_ONLY: [403, "Only those who operate the application may call for it"],
  REQUEST_TOO_LARGE: [413, "The request is larger than what the service accepts"],
  FORWARD_BUSY: [429, "Too many calls of yours are waiting already"],
  FORWARD_FAILED: [500, "The dashboard met an error of its own"],
  /** No answer; whether a change took effect is not known. */
  UPSTREAM_UNREACHABLE: [502, "The service could not be reached"],
  /** An answer larger than 20 MB uncompressed. */
  UPSTREAM_TOO_LONG: [502, "The service's answer is longer than 20 MB"],
  /** An answer that is incomplete, not JSON, or a redirect. */
  UPSTREAM_UNUSABLE: [502, "The service's answer could not be used"],
  /** The service does not accept the dashboard's own key or signature. */
  UPSTREAM_REFUSED_DASHBOARD: [502, "The service does not accept this dashboard's credentials"],
  UPSTREAM_TIMEOUT: [504, "The answer took too long"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ForwardCode = keyof typeof FORWARD_CODES;
