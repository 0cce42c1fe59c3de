import "server-only";
import { Dialect } from "./ads/dialect";
import { env } from "./env";
import { processWide } from "./process-wide";

/** The configured dialect; undefined if the service uses the specification's own names. */
export function serviceDialect(): Dialect | undefined {
  const file = env.SERVICE_DIALECT;
  return file && processWide("service-dialect", () => new Dialect(file));
}
