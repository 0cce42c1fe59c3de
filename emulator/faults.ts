import { z } from "zod";

/** What POST /_emulator/faults takes. */
export const faultInput = z
  .strictObject({
    method: z
      .string()
      .regex(/^[A-Za-z]+$/, "expected an HTTP method, such as GET")
      .transform((method) => method.toUpperCase())
      .optional(),
    path: z.string().startsWith("/", "expected a path that begins with /").optional(),
    status: z.int().min(200).max(599).optional(),
    headers: z.record(z.string().regex(/^[\w-]+$/, "expected a header name"), z.string()).optional(),
    body: z.union([z.string(), z.json()]).optional(),
    delay_ms: z.int().min(0).max(600_000).optional(),
    cut_after_bytes: z.int().min(0).optional(),
    count: z.int().min(1).optional(),
  })
  .refine((fault) => Object.keys(fault).some((name) => !["method", "path", "count"].includes(name)), {
    error: "a fault needs at least one of status, headers, body, delay_ms, cut_after_bytes",
  });
export type Fault = z.output<typeof faultInput>;

/** Faults that tests and people have set; the newest that fits a request applies to it. */
export class Faults {
  #set: { fault: Fault; pattern: RegExp; left: number }[] = [];

  get isEmpty(): boolean {
    return this.#set.length === 0;
  }

  add(fault: Fault): void {
    this.#set.unshift({
      fault,
      pattern: patternOf(fault.path),
      left: fault.count ?? Number.POSITIVE_INFINITY,
    });
  }

  /** The fault for a request, counted as used. */
  take(method: string, path: string): Fault | undefined {
    const found = this.#set.find(
      ({ fault, pattern }) => (fault.method ?? method) === method && pattern.test(path),
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#set = this.#set.filter((entry) => entry !== found);
    return found.fault;
  }

  list(): Fault[] {
    return this.#set.map(({ fault, left }) => ({
      ...fault,
      ...(Number.isFinite(left) ? { count: left } : {}),
    }));
  }

  clear(): void {
    this.#set = [];
  }
}

/** `*` stands for anything, slashes too; without a path every request fits. */
function patternOf(path: string | undefined): RegExp {
  if (path === undefined) return /^/;
  const escaped = path.split("*").map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`);
}
