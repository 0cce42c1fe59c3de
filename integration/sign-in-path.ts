/** Where the servers' thread gives the cookies of a handle, and of those connected after a plus. */
export const SIGN_IN_PATH = "/_sign-in/";
