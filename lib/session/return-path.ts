import "server-only";
import { readUrl } from "@/lib/http/web-address";

/** The request header in which proxy.ts passes the requested address to pages. */
export const ASKED_FOR = "x-asked-for";

/** Parts of the dashboard that a person may be sent back to after signing in. */
const PAGES = /^\/(live|sandbox)(\/|$)/;

const ORIGIN = "http://local.invalid";

/**
 * The path on which to go on after signing in: a page of the dashboard, or the start page for anything else.
 * What browsers would read as another site (`//evil`, `/\evil`, `https:evil`) never passes.
 */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/[\w\-./?=&%,:+~*]*$/.test(wanted) || /%(2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(wanted))
    return "/";
  const url = readUrl(wanted, ORIGIN);
  return url && url.origin === ORIGIN && PAGES.test(url.pathname) ? url.pathname + url.search : "/";
}
