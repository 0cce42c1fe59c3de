// What runs in the page: our worker, or papaparse with one WebCrypto call for each value.
import Papa from "papaparse";
import { BodyWriter, type Identifier } from "../../lib/audiences/body-writer";
import { numberingPlanOf } from "../../lib/audiences/calling-codes";
import { normalise } from "../../lib/audiences/normalise";
import { Digest, settings } from "./list";

export interface Outcome {
  readonly rows: number;
  readonly bytes: number;
  readonly digest: string;
}
export interface Timed extends Outcome {
  readonly milliseconds: number;
  /** The longest task of the page meanwhile; 0 when none took 50 ms. */
  readonly longestTask: number;
}

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });

const file = () => {
  const chosen = document.querySelector("input")?.files?.[0];
  if (!chosen) throw new Error("No file was chosen.");
  return chosen;
};

function ours(plain: boolean, digest: boolean): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker("/worker.js");
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<Outcome>) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage({ file: file(), plain, digest });
  });
}

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  let hex = "";
  for (const byte of bytes) hex += hexDigits[byte];
  return hex;
}

function theirs(withDigest: boolean): Promise<Outcome> {
  const plan = numberingPlanOf(settings.country ?? "");
  const digest = withDigest ? new Digest() : undefined;
  const writer = new BodyWriter(settings);
  let rows = 0;
  let bytes = 0;
  const finish = async () => {
    const { body } = writer.take();
    bytes += body.length;
    await digest?.add(body);
  };
  const usersOf = (cells: string[]) =>
    Promise.all(
      settings.columns.map(async (kind, column): Promise<Identifier[]> => {
        const result = kind && normalise(kind, cells[column] ?? "", plan);
        return result && "value" in result ? [{ kind, value: await hash(result.value) }] : [];
      }),
    );
  return new Promise((resolve, reject) => {
    let first = true;
    Papa.parse<string[]>(file(), {
      skipEmptyLines: true,
      chunkSize: 1 << 20,
      chunk: (results, parser) => {
        parser.pause();
        const people = first ? results.data.slice(1) : results.data;
        first = false;
        Promise.all(people.map(usersOf))
          .then(async (users) => {
            for (const identifiers of users) {
              rows += 1;
              if (writer.add(identifiers.flat())) continue;
              await finish();
              writer.add(identifiers.flat());
            }
            parser.resume();
          })
          .catch(reject);
      },
      complete: () => {
        finish().then(() => resolve({ rows, bytes, digest: digest?.text ?? "" }), reject);
      },
      error: reject,
    });
  });
}

const pipelines = {
  compiled: (digest: boolean) => ours(false, digest),
  plain: (digest: boolean) => ours(true, digest),
  papaparse: theirs,
};

Object.assign(window, {
  listBench: async (name: keyof typeof pipelines, digest: boolean): Promise<Timed> => {
    longest = 0;
    const began = performance.now();
    const outcome = await pipelines[name](digest);
    const milliseconds = performance.now() - began;
    // Entries of the last tasks arrive a little later.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { ...outcome, milliseconds, longestTask: longest };
  },
});
