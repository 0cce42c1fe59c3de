import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { asServer } from "../scripts/commands.mjs";
import { root } from "../scripts/project.mjs";

/** A server of the benchmarks in its own process, ready when `address` answers. */
export async function startChild(
  program: string,
  args: readonly string[],
  address: string,
): Promise<ChildProcess> {
  const options = program.endsWith(".mjs") ? [] : asServer;
  const child = spawn(process.execPath, [...options, program, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (child.exitCode === null) {
    try {
      await (await fetch(address)).arrayBuffer();
      return child;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  throw new Error(`${program} ended at its start.`);
}

/** Resident memory of a running process, in bytes. */
export function memoryOf({ pid }: { readonly pid?: number | undefined }): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes.trim()) * 1024;
}
