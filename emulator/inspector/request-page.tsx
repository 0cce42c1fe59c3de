/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import type { RequestLog } from "../control/request-log";
import { InspectorTable, inspectorPage } from "./frame";

/** GET /inspector/requests/:number: one request with all that it sent, and its answer. */
export function requestPage(c: Context, log: RequestLog): Response {
  const wanted = Number(c.req.param("number"));
  const found = [...log.newest()].find(({ number }) => number === wanted);
  if (!found)
    return inspectorPage(c, {
      title: "No such request",
      path: "/",
      status: 404,
      children: <p>The last thousand since the start or the last reset are listed.</p>,
    });
  const { method, path, query, headers, body, status, at, took, answer } = found;
  return inspectorPage(c, {
    title: `${method} ${path}`,
    path: "/",
    children: (
      <>
        <p>
          <span class={`status status-${Math.floor(status / 100)}`}>
            {status === 0 ? "Under way" : status}
          </span>
          {` · ${took.toFixed(1)} ms · ${at.replace("T", " ").slice(0, 19)} UTC`}
        </p>
        <h2>Parameters</h2>
        <InspectorTable
          label="Parameters"
          code={[0, 1]}
          head={["Name", "Value"]}
          none="The address has none."
          rows={[...new URLSearchParams(query)]}
        />
        <h2>Headers</h2>
        <InspectorTable
          label="Headers"
          code={[0, 1]}
          head={["Name", "Value"]}
          rows={Object.entries(headers)}
        />
        <h2>Body</h2>
        {body === null ? (
          <p class="muted">None, or one that is long or no text.</p>
        ) : (
          <Text label="Body" text={body} />
        )}
        <h2>Answer</h2>
        {answer === undefined ? (
          <p class="muted">
            Not recorded. Answers that are text are recorded while the page of requests is open; pages are
            not.
          </p>
        ) : (
          <Text label="Answer" text={answer} />
        )}
      </>
    ),
  });
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <section class="text" aria-label={label} tabindex={0}>
      <pre>{indented(text)}</pre>
    </section>
  );
}

/** JSON, cut short or not, with a line for each member and digits as they came; any other text as it is. */
function indented(text: string): string {
  if (!/^[{[]/.test(text)) return text;
  let depth = 0;
  const line = (by: number) => {
    depth = Math.max(0, depth + by);
    return `\n${"  ".repeat(depth)}`;
  };
  return text.replace(/"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]|\s+/g, (part, at: number) => {
    if (part === "{" || part === "[")
      return /^\s*[}\]]/.test(text.slice(at + 1, at + 9)) ? part : part + line(1);
    if (part === "}" || part === "]")
      return /[{[]\s*$/.test(text.slice(Math.max(0, at - 9), at)) ? part : line(-1) + part;
    if (part === ",") return part + line(0);
    if (part === ":") return ": ";
    return part.startsWith('"') ? part : "";
  });
}
