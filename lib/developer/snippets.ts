import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import type { WireRequest } from "@/lib/ads/request";
import { percentEncode } from "@/lib/oauth/encode";
import { redactRequest } from "./redact";

/** What a call is written from. */
export interface Snippet {
  readonly endpoint: AnyEndpoint;
  readonly environment: Environment;
  readonly request: WireRequest;
}

export const SNIPPET_LANGUAGES = ["curl", "fetch", "typescript"] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<SnippetLanguage, string>> = {
  curl: "cURL",
  fetch: "fetch",
  typescript: "TypeScript",
};

/** A call of the service itself, past the dashboard: with placeholders for addresses, keys and tokens. */
export function snippetIn(language: SnippetLanguage, snippet: Snippet): string {
  const shown = { ...snippet, request: redactRequest(snippet.request) };
  return { curl: asCurl, fetch: asFetch, typescript: asTypeScript }[language](shown);
}

/** Addresses are named as the README names them. */
function addressOf({ request: { base }, environment }: Snippet): string {
  if (base === "platform") return "$PLATFORM_URL";
  if (base === "upload") return "$UPLOAD_URL";
  return environment === "live" ? "$ADS_URL" : "$ADS_SANDBOX_URL";
}

/** Some endpoints are for the application itself, which signs nothing and shows a token of its own. */
const isForApplication = ({ endpoint }: Snippet) => endpoint.credentials === "application";

const authorization = (snippet: Snippet) =>
  isForApplication(snippet) ? "Bearer $BEARER_TOKEN" : "$OAUTH_HEADER";

const queryOf = ({ query }: WireRequest) =>
  query.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).join("&");

const withQuery = (request: WireRequest) => {
  const query = queryOf(request);
  return query === "" ? request.path : `${request.path}?${query}`;
};

const isStream = ({ endpoint }: Snippet) => endpoint.answer === "stream";

const takesBytes = ({ endpoint }: Snippet) => mediaBodyLimit(endpoint) !== undefined;

/** What the reader has to do before the call can work. */
function aboutSigning(snippet: Snippet, tool: string): readonly string[] {
  if (isForApplication(snippet)) return ["The token is the application's, of POST /oauth2/token."];
  return [
    `${tool} cannot sign: $OAUTH_HEADER is what an OAuth`,
    "1.0a signer (HMAC-SHA1) makes of exactly this method,",
    "address and parameters, with $CONSUMER_KEY,",
    "$CONSUMER_SECRET, $ACCESS_TOKEN, $ACCESS_TOKEN_SECRET.",
  ];
}

function asCurl(snippet: Snippet): string {
  const { request } = snippet;
  const isPlain = request.body === undefined && !takesBytes(snippet) && request.query.length > 0;
  const parts = [
    `curl ${isStream(snippet) ? "--no-buffer " : ""}--request ${request.method}`,
    `--url "${addressOf(snippet)}"${shellQuote(isPlain ? request.path : withQuery(request))}`,
    `--header "Authorization: ${authorization(snippet)}"`,
    ...(isPlain
      ? [
          "--get",
          ...request.query.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`),
        ]
      : []),
    ...(request.body === undefined
      ? []
      : [`--header 'Content-Type: application/json'`, `--data-raw ${shellQuote(request.body)}`]),
    ...(takesBytes(snippet) ? ["--form 'media=@your-file'"] : []),
  ];
  return [...aboutSigning(snippet, "curl").map((line) => `# ${line}`), parts.join(" \\\n  ")].join("\n");
}

const literal = (value: unknown) => JSON.stringify(value);

/** Text as it is: numbers of 19 digits would not outlive being read as JavaScript. */
function bodyLines(snippet: Snippet): {
  readonly before: string[];
  readonly headers: string[];
  readonly body: string[];
} {
  const { body } = snippet.request;
  if (takesBytes(snippet)) {
    const before = ["const form = new FormData();", 'form.set("media", file); // a Blob of yours'];
    return { before, headers: [], body: ["body: form,"] };
  }
  if (body === undefined) return { before: [], headers: [], body: [] };
  return { before: [], headers: ['"content-type": "application/json",'], body: [`body: ${literal(body)},`] };
}

const indented = (lines: readonly string[], by: number) => lines.map((line) => " ".repeat(by) + line);

function asFetch(snippet: Snippet): string {
  const { request } = snippet;
  const { before, headers, body } = bodyLines(snippet);
  return [
    "// For a server. Replace what begins with $.",
    ...aboutSigning(snippet, "fetch").map((line) => `// ${line}`),
    ...before,
    `const response = await fetch(${literal(addressOf(snippet) + withQuery(request))}, {`,
    `  method: ${literal(request.method)},`,
    "  headers: {",
    `    authorization: ${literal(authorization(snippet))},`,
    ...indented(headers, 4),
    "  },",
    ...indented(body, 2),
    "});",
    ...(isStream(snippet)
      ? [
          "// A JSON object a line, until you hang up; empty lines say that the stream lives.",
          "for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);",
        ]
      : ["const answer = await response.json();"]),
  ].join("\n");
}

/** `campaigns.with-total` → `campaignsWithTotal`. */
const functionName = (name: string) =>
  name.replace(/[.-]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What the body of a good answer holds. */
function answerType({ answer }: AnyEndpoint): string {
  if (answer === "stream") return "ReadableStream<string> | undefined";
  if (answer === "whole") return "unknown";
  if (answer === "one") return "{ data: Record<string, unknown> }";
  if (answer === "list") return "{ data: Record<string, unknown>[]; next_cursor: string | null }";
  return "{ data: Record<string, unknown>[] }";
}

function returned({ answer, successStatus }: AnyEndpoint): string {
  if (answer === "stream") return "response.body?.pipeThrough(new TextDecoderStream())";
  return successStatus === 204 ? "undefined" : "response.json()";
}

const SIGNER = [
  "/**",
  " * The Authorization header of a request, signed with",
  " * OAuth 1.0a (HMAC-SHA1) by a library of your choice,",
  " * on a server: with $CONSUMER_KEY, $CONSUMER_SECRET,",
  " * $ACCESS_TOKEN and $ACCESS_TOKEN_SECRET.",
  " */",
  "type Sign = (method: string, url: string) => string;",
  "",
];

function asTypeScript(snippet: Snippet): string {
  const { endpoint, request } = snippet;
  const { before, headers, body } = bodyLines(snippet);
  const bearer = isForApplication(snippet);
  const proof = bearer ? '"Bearer " + bearerToken' : `sign(${literal(request.method)}, url)`;
  const given = [
    bearer ? "bearerToken: string" : "sign: Sign",
    ...(takesBytes(snippet) ? ["file: Blob"] : []),
  ];
  const url =
    request.query.length === 0
      ? [`const url = ${literal(addressOf(snippet) + request.path)};`]
      : [
          "const parameters = {",
          ...request.query.map(([name, value]) => `  ${literal(name)}: ${literal(value)},`),
          "};",
          "const query = Object.entries(parameters)",
          '  .map(([name, value]) => name + "=" + encodeURIComponent(value))',
          '  .join("&");',
          `const url = ${literal(`${addressOf(snippet)}${request.path}?`)} + query;`,
        ];
  return [
    ...(bearer ? [] : SIGNER),
    `/** ${endpoint.summary}. Replace the address that begins with $. */`,
    `export async function ${functionName(endpoint.name)}(${given.join(", ")}): Promise<${answerType(endpoint)}> {`,
    ...indented([...url, ...before], 2),
    "  const response = await fetch(url, {",
    `    method: ${literal(request.method)},`,
    `    headers: { authorization: ${proof}${headers.length > 0 ? `, ${headers[0]?.slice(0, -1)}` : ""} },`,
    ...indented(body, 4),
    "  });",
    '  if (!response.ok) throw new Error(response.status + ": " + (await response.text()));',
    `  return ${returned(endpoint)};`,
    "}",
  ].join("\n");
}

/** A text as one word of a POSIX shell, whatever it holds but NUL, which no word can. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
