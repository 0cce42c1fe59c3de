import * as z from "zod";

const bytes = z.int().min(0).max(20_000_000_000);

/** What POST /_emulator/faults takes. */
export const faultInput = z
  .strictObject({
    // Which requests, and how many of them.
    method: z
      .string()
      .regex(/^[A-Za-z]+$/, "expected an HTTP method, such as GET")
      .transform((method) => method.toUpperCase())
      .optional(),
    path: z.string().startsWith("/", "expected a path that begins with /").optional(),
    /** Parameters that the query must hold. */
    query: z.record(z.string(), z.string()).optional(),
    /** Requests that pass unharmed first. */
    after: z.int().min(1).optional(),
    count: z.int().min(1).optional(),

    // What comes before the route.
    delay_ms: z.int().min(0).max(600_000).optional(),
    /** No answer at all, until the client gives up. */
    hang: z.literal(true).optional(),
    /** Sets the emulator's clock on or back by this when the request arrives. */
    step_clock_ms: z.int().optional(),
    /** The connection breaks before the route is asked, or after it has done its work. */
    reset: z.enum(["before", "after"]).optional(),
    /** The database's error for every write of the route. */
    database: z.enum(["locked", "full"]).optional(),
    /** The process is asked to end while the request is under way. */
    terminate: z.literal(true).optional(),

    // What replaces the route's answer.
    status: z.int().min(200).max(599).optional(),
    body: z.union([z.string(), z.json()]).optional(),
    body_base64: z.base64().optional(),
    /** A list without records, in JSON of this many bytes; packed with gzip if wanted. */
    large: z.strictObject({ bytes, gzip: z.boolean().default(false) }).optional(),

    // What becomes of the answer, the route's or another.
    headers: z.record(z.string().regex(/^[\w-]+$/, "expected a header name"), z.string()).optional(),
    /** Laid over the JSON, over each record where it meets a list; a null is a value like others. */
    merge: z.json().optional(),
    /** Only so many records of `data` stay. */
    keep_items: z.int().min(0).optional(),
    cut_after_bytes: z.int().min(0).optional(),
    /** A cut body came in chunks, without saying how long it would be. */
    chunked: z.literal(true).optional(),
    /** A byte, and then so many milliseconds until the next. */
    drip_ms: z.int().min(1).max(60_000).optional(),
  })
  .refine((fault) => Object.keys(fault).some((name) => !WHICH.has(name)), {
    error:
      "a fault needs at least one of status, headers, body, delay_ms, cut_after_bytes or another thing to happen",
  })
  .refine(({ chunked, cut_after_bytes }) => !chunked || cut_after_bytes !== undefined, {
    error: "chunked says how a body is cut: it needs cut_after_bytes",
  });
export type Fault = z.output<typeof faultInput>;

const WHICH: ReadonlySet<string> = new Set(["method", "path", "query", "after", "count"]);

interface SetFault {
  readonly number: number;
  readonly fault: Fault;
  readonly pattern: RegExp;
  spared: number;
  left: number;
}

/** Faults that tests and people have set; the newest that fits a request applies to it. */
export class Faults {
  #set: SetFault[] = [];
  #added = 0;

  get isEmpty(): boolean {
    return this.#set.length === 0;
  }

  add(fault: Fault): void {
    this.#added += 1;
    this.#set.unshift({
      number: this.#added,
      fault,
      pattern: patternOf(fault.path),
      spared: fault.after ?? 0,
      left: fault.count ?? Number.POSITIVE_INFINITY,
    });
  }

  /** The fault for a request, counted as used. */
  take(method: string, address: URL): Fault | undefined {
    const found = this.#set.find(
      ({ fault, pattern }) =>
        (fault.method ?? method) === method && pattern.test(address.pathname) && hasQuery(fault, address),
    );
    if (!found) return undefined;
    if (found.spared > 0) {
      found.spared -= 1;
      return undefined;
    }
    found.left -= 1;
    if (found.left <= 0) this.#set = this.#set.filter((entry) => entry !== found);
    return found.fault;
  }

  list(): Fault[] {
    return this.numbered().map(({ fault }) => fault);
  }

  /** Every fault with its number, as far as it is not used up. */
  numbered(): { readonly number: number; readonly fault: Fault }[] {
    return this.#set.map(({ number, fault: { after: _, count: __, ...fault }, left, spared }) => ({
      number,
      fault: {
        ...fault,
        ...(spared > 0 && { after: spared }),
        ...(Number.isFinite(left) && { count: left }),
      },
    }));
  }

  remove(number: number): void {
    this.#set = this.#set.filter((one) => one.number !== number);
  }

  clear(): void {
    this.#set = [];
  }
}

function hasQuery({ query = {} }: Fault, { searchParams }: URL): boolean {
  return Object.entries(query).every(([name, value]) => searchParams.get(name) === value);
}

/** `*` matches anything, slashes too; without a path every request fits. */
function patternOf(path: string | undefined): RegExp {
  if (path === undefined) return /^/;
  const escaped = path.split("*").map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`);
}
