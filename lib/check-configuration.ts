import "server-only";
import { ConfigurationError, env } from "./env";

/** Ends the process, in one readable message, when its configuration cannot work. */
export function checkConfiguration(): void {
  try {
    env.APP_URL;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
