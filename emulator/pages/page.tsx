/** @jsxImportSource hono/jsx */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { Child, JSXNode } from "hono/jsx";
import { jsx } from "hono/jsx/jsx-runtime";
import type { HtmlEscapedString, StringBufferWithCallbacks } from "hono/utils/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { pageStyle } from "./page-style";

const styleHash = `'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'`;

interface HtmlPage {
  readonly title: string;
  readonly children: Child;
  readonly status?: ContentfulStatusCode;
  /** Origins, beside its own, to which a form of this page may lead: browsers check redirects too. */
  readonly formTargets?: readonly string[];
  readonly wide?: boolean;
  /** The page shows pictures and films of the emulator itself. */
  readonly showsMedia?: boolean;
  /** The address of the page's own script, which it also works without. */
  readonly script?: string;
  /** It is made to be shown in frames of pages of any origin. */
  readonly framed?: boolean;
}

/** One of the emulator's own pages: no script but one of its own, nothing from other origins, in no frame unless it is made for one, in no cache. */
export function renderPage(c: Context, page: HtmlPage): Response {
  c.header(
    "content-security-policy",
    [
      "default-src 'none'",
      `style-src ${styleHash}`,
      ...(page.showsMedia ? ["img-src 'self'", "media-src 'self'"] : []),
      ...(page.script ? ["script-src 'self'", "connect-src 'self'"] : []),
      `form-action ${["'self'", ...(page.formTargets ?? [])].join(" ")}`,
      "base-uri 'none'",
      `frame-ancestors ${page.framed ? "*" : "'none'"}`,
    ].join("; "),
  );
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-content-type-options", "nosniff");
  if (!page.framed) c.header("x-frame-options", "DENY");
  return c.body(documentOf(page).toString(), page.status ?? 200, {
    "content-type": "text/html;charset=utf-8",
  });
}

const documentOf = ({ title, children, wide, script }: HtmlPage) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Service emulator</title>
<style>${raw(pageStyle)}</style>
${script ? html`<script src="${script}" defer></script>` : ""}
</head>
${rendered(jsx("body", { children: [heading, <main class={wide ? "wide" : undefined}>{children}</main>] }))}
</html>`;

const heading = (
  <header>
    <span class="mark" aria-hidden="true">
      ◆
    </span>
    <a href="/">Service emulator</a>
    <span class="aside">local, nothing leaves this machine</span>
  </header>
);

/**
 * The text of a part of a page, without the context that Hono keeps for each rendering in asynchronous storage:
 * Node, once it has such storage to look after, follows every promise of every later call, which costs a tenth.
 */
function rendered(node: JSXNode): HtmlEscapedString {
  const buffer: StringBufferWithCallbacks = Object.assign([""], { callbacks: [] });
  node.toStringToBuffer(buffer);
  return raw(buffer[0]);
}
