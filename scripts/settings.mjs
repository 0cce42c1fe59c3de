import path from "node:path";
import { root, Stop } from "./project.mjs";

const serviceAddresses = ["AUTH_URL", "ADS_URL", "ADS_SANDBOX_URL", "PLATFORM_URL", "UPLOAD_URL"];

/**
 * What `npm start` itself needs; everything else is checked by lib/env.ts. An empty variable counts as
 * not set.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function readSettings(environment) {
  const withEmulator = serviceAddresses.every((name) => !environment[name]);
  return {
    /** No service is configured: the emulator replaces it. */
    withEmulator,
    port: readPort(environment, "PORT") ?? 3000,
    /** Undefined: any free port. */
    emulatorPort: readPort(environment, "EMULATOR_PORT"),
    // The demo users' password is in the README, so the demo is for this machine only unless someone asks.
    host: environment.HOST || (withEmulator ? "127.0.0.1" : "0.0.0.0"),
    /**
     * How long the dashboard announces its end before it takes no more connections: on a laptop there is no load
     * balancer to notice it.
     */
    noticeSeconds: readSeconds(environment, "STOP_NOTICE") ?? (withEmulator ? 0 : 5),
    /** The emulator speaks as the dashboard does. */
    dialect: environment.SERVICE_DIALECT || undefined,
    data: path.resolve(root, environment.DATA_DIR || ".data"),
  };
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name
 */
function readPort(environment, name) {
  const text = environment[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Stop(`${name} must be a port, a number from 1 to 65535; it is "${text}".`);
  }
  return port;
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name
 */
function readSeconds(environment, name) {
  const text = environment[name];
  if (!text) return undefined;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new Stop(`${name} must be a number of seconds, from 0 to 999; it is "${text}".`);
}
