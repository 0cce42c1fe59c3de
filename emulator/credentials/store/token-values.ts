import { randomBytes, randomInt } from "node:crypto";

const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const alphanumeric = (length: number) =>
  Array.from({ length }, () => ALPHANUMERIC.charAt(randomInt(ALPHANUMERIC.length))).join("");

/** Values in the shapes that clients expect, all from the system's generator. */
export const tokenValues = {
  requestToken: () => alphanumeric(32),
  accessToken: (userId: string) => `${userId}-${alphanumeric(40)}`,
  secret: () => alphanumeric(43),
  verifier: () => alphanumeric(32),
  /** Seven digits, the first of which may be a zero. */
  pin: () => String(randomInt(10_000_000)).padStart(7, "0"),
  /** Holds percent escapes and is used unchanged, never decoded. */
  bearer: () => encodeURIComponent(`AAAAAAAAAAAAAAAAAAAA${randomBytes(60).toString("base64")}/+=`),
};
