/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { renderPage } from "../pages/page";

const PAGES = [
  ["/", "Requests"],
  ["/inspector/records", "Records"],
  ["/inspector/faults", "Faults"],
  ["/inspector/people", "Users and tokens"],
] as const;

interface InspectorPage {
  readonly title: string;
  readonly path: (typeof PAGES)[number][0];
  readonly children: Child;
  readonly status?: ContentfulStatusCode;
  readonly isLive?: boolean;
}

/** A page of the inspector: what it is about, and the way to the others. */
export function inspectorPage(
  c: Context,
  { title, path, children, status, isLive }: InspectorPage,
): Response {
  return renderPage(c, {
    title,
    wide: true,
    ...(status && { status }),
    ...(isLive && { script: LIVE_SCRIPT }),
    children: (
      <>
        <nav aria-label="Inspector">
          {PAGES.map(([address, name]) => (
            <a href={address} aria-current={address === path ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <h1>{title}</h1>
        {children}
      </>
    ),
  });
}

/** Where the script of pages that renew themselves is. */
export const LIVE_SCRIPT = "/inspector/live.js";

interface TableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** Columns, by number, that hold what is typed or sent, unchanged. */
  readonly code?: readonly number[];
  readonly rows: readonly (readonly Child[])[];
  /** Shown if there is no row. */
  readonly none?: string;
  readonly id?: string;
}

/** Scrolls sideways, by keyboard too, where it is wider than the window. */
export function InspectorTable({ label, head, code = [], rows, none = "None", id }: TableProps) {
  if (rows.length === 0)
    return (
      <p class="muted" id={id}>
        {none}
      </p>
    );
  return (
    <section class="table" aria-label={label} tabindex={0} id={id}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell, column) => (
                <td>{code.includes(column) ? <code>{cell}</code> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An instant to the second, in UTC. */
export const instantText = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace("T", " ").replace(/\..*/, "");
