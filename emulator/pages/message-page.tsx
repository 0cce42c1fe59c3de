/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { renderPage } from "./page";

/** A page that only shows what happened, and what to do. */
export function messagePage(
  c: Context,
  { title, advice, status }: { title: string; advice: string; status: ContentfulStatusCode },
): Response {
  return renderPage(c, {
    title,
    status,
    children: (
      <>
        <h1>{title}</h1>
        <p>{advice}</p>
      </>
    ),
  });
}
