// Problems of cells: line, column and the number of the reason, for the report.
import { PROBLEMS, PROBLEMS_MAX } from "./layout";

let count: u32 = 0;
let recording: bool = false;

export function keepProblems(keep: bool): void {
  recording = keep;
  count = 0;
}

export function noteProblem(line: u32, column: u32, reason: u32): void {
  if (!recording || count >= PROBLEMS_MAX) return;
  const at = PROBLEMS + (count << 3);
  store<u32>(at, line);
  store<u16>(at, <u16>column, 4);
  store<u16>(at, <u16>reason, 6);
  count++;
}

export function problemCount(): u32 {
  return count;
}

export function forgetProblems(): void {
  count = 0;
}
