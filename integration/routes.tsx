import type { ComponentType, ReactNode } from "react";
import { createElement } from "react";

type Params = Readonly<Record<string, string | string[]>>;
/** A page or a layout as Next calls it: a function that gives its elements, at once or later. */
type ServerComponent = (props: object) => ReactNode | Promise<ReactNode>;

const modules = import.meta.glob<{ default: ServerComponent }>([
  "../app/**/{page,layout,not-found}.tsx",
  // Draws <html>, which is there already.
  "!../app/layout.tsx",
]);

interface Route {
  /** Names of the folders from app/ on, groups such as `(dashboard)` included. */
  readonly folders: readonly string[];
  /** Folders that are part of the address. */
  readonly segments: readonly string[];
}

/** Orders addresses: names first, then parameters for one segment, then those for all the rest. */
const rank = ({ segments }: Route) =>
  segments
    .map((segment) => (segment.startsWith("[...") ? "2" : segment.startsWith("[") ? "1" : "0"))
    .join("");

const routes: readonly Route[] = Object.keys(modules)
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => {
    const folders = file.replace("../app/", "").split("/").slice(0, -1);
    return { folders, segments: folders.filter((folder) => !folder.startsWith("(")) };
  })
  // Exact names go before parameters.
  .sort((a, b) => rank(a).localeCompare(rank(b)));

function match(pathname: string): { route: Route; params: Params } | undefined {
  const parts = pathname.split("/").filter(Boolean);
  for (const route of routes) {
    const params = paramsOf(route, parts);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf({ segments }: Route, parts: readonly string[]): Params | undefined {
  const params: Record<string, string | string[]> = {};
  for (const [index, segment] of segments.entries()) {
    const rest = /^\[\.\.\.(\w+)\]$/.exec(segment)?.[1];
    if (rest) return parts.length > index ? { ...params, [rest]: parts.slice(index) } : undefined;
    const part = parts[index];
    const name = /^\[(\w+)\]$/.exec(segment)?.[1];
    if (part === undefined || (!name && part !== segment)) return undefined;
    if (name) params[name] = part;
  }
  return parts.length === segments.length ? params : undefined;
}

/** What an address shows: the page in its layouts, or another address that it leads to. */
export type Resolved = { readonly params: Params; readonly tree: ReactNode } | { readonly redirect: string };

/** Runs the page of an address and its layouts as the server does. */
export async function resolve({ pathname, searchParams }: URL): Promise<Resolved> {
  const found = match(pathname);
  if (!found) throw new Error(`No page of the dashboard has the address ${pathname}`);
  const { route, params } = found;
  const props = {
    params: Promise.resolve(params),
    searchParams: Promise.resolve(Object.fromEntries(searchParams)),
  };
  try {
    const page = await call(`../app/${route.folders.join("/")}/page.tsx`, props);
    return { params, tree: await inLayouts(page, route.folders, props) };
  } catch (error) {
    const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
    const redirect = /^NEXT_REDIRECT;[^;]*;(.*);\d+;$/.exec(digest)?.[1];
    if (redirect !== undefined) return { redirect };
    if (digest.startsWith("NEXT_HTTP_ERROR_FALLBACK;404"))
      return { params, tree: await notFound(route, props) };
    throw error;
  }
}

async function call(file: string, props: object): Promise<ReactNode> {
  const component = (await modules[file]?.())?.default;
  if (!component) throw new Error(`${file} has no component`);
  return component(props);
}

/** The content of a folder, in the layouts of that folder and of those around it. */
async function inLayouts(tree: ReactNode, folders: readonly string[], props: object): Promise<ReactNode> {
  const layout = `../app/${folders.join("/")}/layout.tsx`;
  const inside = modules[layout] ? await call(layout, { ...props, children: tree }) : tree;
  return folders.length === 0 ? inside : inLayouts(inside, folders.slice(0, -1), props);
}

async function notFound({ folders }: Route, props: object): Promise<ReactNode> {
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const around = folders.slice(0, depth);
    const module = modules[["../app", ...around, "not-found.tsx"].join("/")];
    if (module) return inLayouts(createElement((await module()).default as ComponentType), around, props);
  }
  return undefined;
}
