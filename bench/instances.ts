// Instances of the dashboard's server that a part of the benchmark starts, their memory, and rows without a peer.
import { execFileSync } from "node:child_process";
import type { Server } from "../scripts/servers.mjs";
import { type Row, whole } from "./measure";

/** What every contender of this part shares. */
export interface Setting {
  readonly environment: Record<string, string>;
  /** Starts one more instance, which is stopped at the end. */
  readonly start: (options?: {
    port?: number;
    noticeSeconds?: number;
    heapMegabytes?: number;
  }) => Promise<Server>;
}

/** Resident bytes of a server. */
export function memoryOf({ pid }: Server): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) * 1024;
}

export const megabytes = (bytes: number) => `${whole(bytes / 1_000_000)} MB`;

/** A row that has no peer. */
export const alone = (what: string, ours: string, goal: string): Row => ({
  what,
  ours,
  peer: "–",
  theirs: "–",
  ratio: "–",
  goal,
});
