import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isWithin, type Span } from "../database/validity";

/** Bytes of answers kept. */
const KEPT_BYTES = 64_000_000;
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

interface Kept {
  readonly bytes: Bytes;
  readonly span: Span;
}

/** Answers to reads, kept until anything is written or the clock changes what they say. */
export class PageCache {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    // Plain and compressed together.
    sizeCalculation: ({ bytes }) => bytes.plain.length * 2 + 1,
  });

  get(key: string, now: string): Bytes | undefined {
    const found = this.kept.get(key);
    return found && isWithin(found.span, now) ? found.bytes : undefined;
  }

  set(key: string, bytes: Bytes, span: Span): void {
    this.kept.set(key, { bytes, span });
  }

  clear(): void {
    if (this.kept.size > 0) this.kept.clear();
  }
}
