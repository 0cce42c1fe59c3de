/** A request as it arrived, unredacted: secrets are redacted when the log is read. */
interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: string | undefined;
  status: number;
  /** Milliseconds until the answer began. */
  took: number;
  /** Its text, where a person was looking and it was short. */
  answer: string | undefined;
}

const LOGGED_MAX = 1_000;
/** Longer bodies are counted, not stored. */
export const LONGEST_LOGGED_BODY = 16_384;
const REDACTED = "[redacted]";
/** Answers are stored for so long after the log was last opened. */
const LOOKED_AT_MS = 10 * 60_000;

/** The last thousand requests to the service, for tests that ask what arrived. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #arrived = 0;
  #keepsUntil = 0;

  add({ at, method, url, headers, body }: Omit<LoggedRequest, "status" | "took" | "answer">): LoggedRequest {
    const logged = { at, method, url, headers, body, status: 0, took: 0, answer: undefined };
    this.#entries.push(logged);
    this.#arrived += 1;
    if (this.#entries.length >= 2 * LOGGED_MAX) this.#entries = this.#entries.slice(-LOGGED_MAX);
    return logged;
  }

  clear(): void {
    this.#entries = [];
    this.#arrived = 0;
  }

  /** Marks the log as open: answers are stored from now on, which costs each call something. */
  lookAt(): void {
    this.#keepsUntil = Date.now() + LOOKED_AT_MS;
  }

  get keepsAnswers(): boolean {
    return Date.now() < this.#keepsUntil;
  }

  /** The last of those that arrived, the newest first, each with its number since the start or the last reset. */
  *newest(): Generator<NumberedRequest> {
    for (let at = this.#entries.length - 1; at >= 0 && at >= this.#entries.length - LOGGED_MAX; at -= 1) {
      const entry = this.#entries[at];
      const number = this.#arrived - (this.#entries.length - 1 - at);
      if (entry) yield { ...shownRequest(entry), number, took: entry.took, answer: redactedAnswer(entry) };
    }
  }

  /** How many arrived since the start or the last reset, and the last of them, oldest first. */
  show() {
    return { arrived: this.#arrived, requests: this.#entries.slice(-LOGGED_MAX).map(shownRequest) };
  }
}

export type NumberedRequest = ReturnType<typeof shownRequest> & {
  readonly number: number;
  readonly took: number;
  readonly answer: string | undefined;
};

/** Answers of the credential service are pairs as in a form, all others JSON. */
const redactedAnswer = ({ answer }: LoggedRequest): string | undefined =>
  answer === undefined ? undefined : /^[\w%]+=/.test(answer) ? redactForm(answer) : redactJson(answer);

function shownRequest({ at, method, url, headers, body, status }: LoggedRequest) {
  const { pathname, search } = new URL(url);
  const named = new Map(pairsOf(headers));
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(named.get("content-type") ?? "");
  return {
    at: new Date(at).toISOString(),
    method,
    path: pathname,
    query: redactForm(search.replace(/^\?/, "")),
    headers: Object.fromEntries([...named].map(([name, value]) => [name, redactHeader(name, value)])),
    body: body === undefined ? null : isForm ? redactForm(body) : redactJson(body),
    status,
  };
}

function* pairsOf(headers: readonly string[]): Generator<[name: string, value: string]> {
  for (let i = 0; i + 1 < headers.length; i += 2)
    yield [(headers[i] ?? "").toLowerCase(), headers[i + 1] ?? ""];
}

// Names may be escaped too.
const isSecret = (name: string) => SECRET.test(name.replace(/%[0-9a-f]{2}/gi, unescapeByte));
const unescapeByte = (byte: string) => String.fromCharCode(Number.parseInt(byte.slice(1), 16));

const SECRET = /(^|_)(token|secret|verifier|signature|password|denied)$/;

/** Keeps of a token whose it is: access tokens begin with the user's id. */
const redactValue = (value: string) => /^(\d+)-/.exec(value)?.[0]?.concat(REDACTED) ?? REDACTED;

function redactForm(form: string): string {
  return form
    .split("&")
    .map((pair) => {
      const [name = "", value] = pair.split("=", 2);
      return value !== undefined && isSecret(name) ? `${name}=${redactValue(value)}` : pair;
    })
    .join("&");
}

const redactJson = (json: string) =>
  json.replace(
    // An answer that was cut short may end within a secret.
    /("(?:[a-z_]*_)?(?:token|secret|verifier|signature|password)"\s*:\s*)"(?:[^"\\]|\\.?)*"?/g,
    `$1"${REDACTED}"`,
  );

function redactHeader(name: string, value: string): string {
  if (name === "cookie") return REDACTED;
  if (name === "referer") return value.replace(/(?<=\?).*/, redactForm);
  if (name !== "authorization") return value;
  if (!/^OAuth\s/i.test(value)) return `${value.split(" ", 1)[0]} ${REDACTED}`;
  return value.replace(/\b([a-z_]+)="([^"]*)"/g, (field, key: string, secret: string) =>
    SECRET.test(key) ? `${key}="${redactValue(secret)}"` : field,
  );
}
