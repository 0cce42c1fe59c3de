import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project, wherever a program is started from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** A way to stop a program with one message for the person who started it, and no stack. */
export class Stop extends Error {
  name = "Stop";
}

/**
 * Runs a program's main function: what it throws as `Stop` is printed as it is, anything else with its stack.
 *
 * @param {() => Promise<number | undefined>} main gives the exit code
 */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    const text = error instanceof Stop ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
  }
}
