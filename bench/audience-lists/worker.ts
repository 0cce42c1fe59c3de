// Reads a list in a worker, as the dashboard's own does, and only counts the requests made of it.
import { PlainScanner } from "../../lib/audiences/plain-scanner";
import { prepareBatches } from "../../lib/audiences/prepare";
import { WasmScanner } from "../../lib/audiences/wasm-scanner";
import { begin, Digest, settings } from "./list";

addEventListener(
  "message",
  async ({ data }: MessageEvent<{ file: File; plain: boolean; digest: boolean }>) => {
    const scanner = data.plain ? new PlainScanner() : new WasmScanner();
    const digest = data.digest ? new Digest() : undefined;
    let bytes = 0;
    const preparation = {
      file: data.file,
      encoding: "utf-8",
      settings,
      from: begin,
      batchesBefore: 0,
      tableSlots: 0,
    } as const;
    const batches = prepareBatches(scanner, preparation);
    for (;;) {
      const next = await batches.next();
      if (next.done) {
        postMessage({ rows: next.value.rows, bytes, digest: digest?.text ?? "" });
        return;
      }
      bytes += next.value.body.length;
      await digest?.add(next.value.body);
    }
  },
);
