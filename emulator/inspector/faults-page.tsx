/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import type { Faults } from "../control/faults";
import { InspectorTable, inspectorPage } from "./frame";

/** What was typed into the form, as it arrived. */
export type TypedFault = Readonly<Record<string, string>>;

const FIELDS = [
  ["method", "Method", "Any"],
  ["path", "Path, with * for anything", "/live/12/accounts/*"],
  ["status", "Status of the answer", "503"],
  ["delay_ms", "Delay in milliseconds", "0"],
  ["after", "Requests that pass first", "0"],
  ["count", "How many requests", "All"],
] as const;

export const MORE_FIELD = "more";

/** GET /inspector/faults: those that are set, and a form for another. `mistake` is what is wrong with the input. */
export function faultsPage(c: Context, faults: Faults, typed: TypedFault = {}, mistake?: string): Response {
  return inspectorPage(c, {
    title: "Faults",
    path: "/inspector/faults",
    ...(mistake !== undefined && { status: 400 }),
    children: (
      <>
        <p>
          A fault changes the answers to requests that match it; the newest is tried first. The inspector’s
          own pages are never affected.
        </p>
        <InspectorTable
          label="Faults that are set"
          code={[0, 1, 2]}
          head={["Method", "Path", "What happens", "Requests left", "Action"]}
          none="No fault is set."
          rows={faults.numbered().map(({ number, fault: { method, path, count, ...what } }) => [
            method ?? "any",
            path ?? "*",
            JSON.stringify(what),
            count === undefined ? "all" : String(count),
            <form method="post" action={`/inspector/faults/${number}/remove`}>
              <button type="submit" aria-label={`Remove the fault of ${path ?? "every path"}`}>
                Remove
              </button>
            </form>,
          ])}
        />
        {faults.isEmpty ? null : (
          <form method="post" action="/inspector/faults/clear">
            <button type="submit">Remove all</button>
          </form>
        )}
        <h2>Add a fault</h2>
        {mistake === undefined ? null : (
          <p class="alert" role="alert">
            <b>This is no fault.</b> {mistake}
          </p>
        )}
        <form method="post" action="/inspector/faults" class="fields">
          {FIELDS.map(([name, label, hint]) => (
            <div>
              <label for={name}>{label}</label>
              <input id={name} name={name} value={typed[name] ?? ""} placeholder={hint} maxlength={500} />
            </div>
          ))}
          <div class="whole">
            <label for={MORE_FIELD}>More, as JSON</label>
            <textarea id={MORE_FIELD} name={MORE_FIELD} rows={3} aria-describedby="more-hint">
              {typed[MORE_FIELD] ?? ""}
            </textarea>
            <p class="muted" id="more-hint">
              Such as <code>{'{"hang": true}'}</code>, <code>{'{"reset": "after"}'}</code>,{" "}
              <code>{'{"cut_after_bytes": 20}'}</code> or <code>{'{"headers": {"retry-after": "7"}}'}</code>.
              Every option is in emulator/control/faults.ts.
            </p>
          </div>
          <button type="submit" class="primary">
            Add
          </button>
        </form>
      </>
    ),
  });
}
