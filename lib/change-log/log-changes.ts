import "server-only";
import * as z from "zod";
import { unpackedText } from "@/lib/ads/unpacked-text";
import { overStore, theStore } from "@/lib/database/store-connection";
import { readJson } from "@/lib/json/exact-json";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { type AnsweredCall, logChange } from "./change-log";
import { isLogged } from "./log-entries";

/** Calls that wait for a store that is away; further ones are lost, and logged as lost. */
const WAITING_MAX = 5_000;
const AGAIN_MS = 5_000;

/** A call as the forward answered it. */
interface ForwardedChange extends Omit<AnsweredCall, "data"> {
  /** The answer, packed or not. */
  readonly body: readonly Uint8Array[];
  readonly encoding: string | undefined;
}

const answered = z.looseObject({ data: z.unknown() });

/** Stores changes one after the other, each compared with the one before; waits for a store that is unavailable. */
class ChangeWriter {
  #waiting: ForwardedChange[] = [];
  #work: Promise<void> | undefined;
  #again: NodeJS.Timeout | undefined;

  add(change: ForwardedChange): void {
    if (this.#waiting.length >= WAITING_MAX) {
      log().error({ endpoint: change.endpoint.name }, "the change log has no store, and forgets a change");
      return;
    }
    this.#waiting.push(change);
    this.#start();
  }

  /** Resolves when nothing is being written. */
  async settled(): Promise<void> {
    await this.#work;
  }

  #start(): void {
    clearTimeout(this.#again);
    this.#work ??= this.#write().finally(() => {
      this.#work = undefined;
    });
  }

  async #write(): Promise<void> {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const call = { ...next, data: await dataOf(next) };
      const done = await overStore(async (db) => {
        await logChange(db, call);
        return true;
      }).catch((err: unknown) => {
        log().error({ err, endpoint: call.endpoint.name }, "a change could not be written down");
        return true;
      });
      if (!done) {
        this.#again = setTimeout(() => this.#start(), AGAIN_MS);
        this.#again.unref();
        return;
      }
      this.#waiting.shift();
    }
  }
}

/** The data of an answer; undefined where it is no JSON. */
async function dataOf({ body, encoding }: ForwardedChange): Promise<unknown> {
  const text = await unpackedText(body, encoding).catch(() => "");
  return answered.safeParse(readJson(text)).data?.data;
}

const writer = () => processWide("change-writer", () => new ChangeWriter());

/** Notes a change that the service has made, where this process has a store, without waiting for it. */
export function logForwardedChange(change: ForwardedChange): void {
  if (theStore() && isLogged(change.endpoint)) writer().add(change);
}

/** Resolves when what was noted is written down, as far as it can be. */
export const changesLogged = (): Promise<void> => writer().settled();
