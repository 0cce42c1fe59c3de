import { readFileSync } from "node:fs";

/** The kernel counts in hundredths of a second, on every platform that has this file. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used; NaN where it is not reported (other than Linux). */
export function processorTime(pid: number | undefined): number {
  try {
    // Its name, in brackets, may hold spaces; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
