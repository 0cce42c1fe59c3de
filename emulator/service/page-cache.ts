import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isWithin, type ValidSpan } from "../database/validity";

/** Bytes of answers in the cache. */
const CACHED_BYTES_MAX = 64_000_000;
/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_400;

/** The bytes of an answer, compressed when first asked for. */
export class Bytes {
  readonly plain: Buffer<ArrayBuffer>;
  private compressed: Buffer<ArrayBuffer> | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  get worthCompressing(): boolean {
    return this.plain.length >= WORTH_COMPRESSING;
  }

  gzip(): Buffer<ArrayBuffer> {
    if (!this.compressed) this.compressed = Buffer.from(gzipSync(this.plain, { level: 4 }));
    return this.compressed;
  }
}

/** An answer, and the headers of its own. */
export interface Page {
  readonly bytes: Bytes;
  readonly headers: Readonly<Record<string, string>> | undefined;
}

interface Entry extends Page {
  readonly span: ValidSpan;
}

/** A cache of answers to reads, valid until anything is written or the clock changes their content. */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: CACHED_BYTES_MAX,
    // Plain and compressed together.
    sizeCalculation: ({ bytes }) => bytes.plain.length * 2 + 1,
  });

  get(key: string, now: string): Page | undefined {
    const found = this.entries.get(key);
    return found && isWithin(found.span, now) ? found : undefined;
  }

  set(key: string, { bytes, headers }: Page, span: ValidSpan): void {
    this.entries.set(key, { bytes, headers, span });
  }

  clear(): void {
    if (this.entries.size > 0) this.entries.clear();
  }
}
