import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { startTransition, useEffect, useMemo, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Providers } from "@/components/frame/providers";
import { type Resolved, resolve } from "./routes";

type Shown = Exclude<Resolved, { redirect: string }> & { readonly url: URL };

/**
 * Forgets what filters wrote or are about to write into the address, as they do when Next goes elsewhere. It waits in
 * a package's module, which the tests do not load again; the package's test adapter drops it.
 */
function forgetFilters(): void {
  renderToStaticMarkup(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>);
}

/** The first page that an address leads to. */
export async function firstPage(address: string): Promise<Shown> {
  const url = new URL(address, location.origin);
  const found = await resolve(url);
  if ("redirect" in found) return firstPage(found.redirect);
  forgetFilters();
  native.replaceState(null, "", url);
  return { ...found, url };
}

const native = {
  pushState: history.pushState.bind(history),
  replaceState: history.replaceState.bind(history),
};

/**
 * The part of Next's router that pages use: addresses are pushed and replaced, the parameters of the current page
 * follow what is written into the history by itself, Back and Forward bring a page back.
 */
export function TestRouter({ first }: { first: Shown }) {
  const [shown, show] = useState(first);

  const [router, follow] = useMemo(() => {
    /** Shows what an address leads to, a redirection included. */
    const follow = async (address: string | URL, write?: "pushState" | "replaceState"): Promise<void> => {
      const url = new URL(address, location.href);
      const found = await resolve(url);
      if ("redirect" in found) return follow(found.redirect, write ?? "replaceState");
      if (write === "pushState") forgetFilters();
      if (write) native[write](null, "", url);
      startTransition(() => show({ ...found, url }));
    };
    const router = {
      bfcacheId: "",
      back: () => history.back(),
      forward: () => history.forward(),
      refresh: () => void follow(location.href),
      push: (address: string) => void follow(address, "pushState"),
      replace: (address: string) => void follow(address, "replaceState"),
      prefetch: () => {},
    };
    return [router, follow] as const;
  }, []);

  useEffect(() => {
    // Written into the history without the router: the page stays, its address and parameters are others.
    const written =
      (write: "pushState" | "replaceState") => (data: unknown, unused: string, url?: string | URL | null) => {
        native[write](data, unused, url);
        startTransition(() => show((before) => ({ ...before, url: new URL(location.href) })));
      };
    history.pushState = written("pushState");
    history.replaceState = written("replaceState");
    const moved = () => void follow(location.href);
    const clicked = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link?.target === "_blank";
      if (!link || link.download || event.defaultPrevented || elsewhere) return;
      event.preventDefault();
      void follow(link.href, link.dataset.replace ? "replaceState" : "pushState");
    };
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      Object.assign(history, native);
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }, [follow]);

  const { pathname, search } = shown.url;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <PathParamsContext value={shown.params as Record<string, string>}>
          <SearchParamsContext value={query}>
            <Providers nonce={undefined}>{shown.tree}</Providers>
          </SearchParamsContext>
        </PathParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
