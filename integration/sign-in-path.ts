/** Where the servers' thread gives the cookies of a handle. */
export const SIGN_IN_PATH = "/_sign-in/";
