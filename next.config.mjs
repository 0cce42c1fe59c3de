import { httpsHeaders, noPageHeaders, securityHeaders } from "./lib/http/security-headers.mjs";

/**
 * For workers, whose policy is that of their own answer: they load their chunks and call the forward. The reader of
 * customer lists compiles a module of WebAssembly, which no page may.
 */
const worker =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // No picture of ours needs another size, and the server that makes them would ask addresses for anybody.
  images: { unoptimized: true },
  // Bodies of pages, of which Next keeps a copy; server/front-door.ts refuses longer ones before that.
  experimental: { proxyClientMaxBodySize: "16kb" },
  serverExternalPackages: ["kysely", "libsql", "pg", "pino", "undici"],
  // Both lines for pages/api, the one place where Next takes this marker for what it is in a browser.
  transpilePackages: ["server-only"],
  turbopack: {
    resolveAlias: {
      "server-only": { browser: "server-only", default: "./node_modules/server-only/empty.js" },
    },
  },
  // Before the pages, so that a browser is led on at once: a page's own redirect first draws one that is thrown away.
  async redirects() {
    return [
      {
        source: "/:environment(live|sandbox)/:handle/:accountId",
        destination: "/:environment/:handle/:accountId/overview",
        permanent: false,
      },
    ];
  },
  async headers() {
    return [
      { source: "/:path*", headers: listed(securityHeaders) },
      { source: "/api/:path*", headers: listed(noPageHeaders) },
      { source: "/_next/static/:path*", headers: listed(noPageHeaders) },
      {
        // Links to previews and reports: everyone who has one may look, so it must not leak.
        source: "/:kind(approve|reports)/:path*",
        headers: listed({
          "Cache-Control": "private, no-store",
          "Referrer-Policy": "no-referrer",
          "X-Robots-Tag": "noindex, nofollow, noarchive",
        }),
      },
      {
        source: "/_next/static/:path*/:name(turbopack-worker-[^/]*)",
        headers: listed({ "Content-Security-Policy": worker }),
      },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: listed(httpsHeaders),
      },
    ];
  },
  // Types are looked at by `npm run check` and `npm test`. A build, which every first start waits for, need not do so
  // again: it took a quarter of its time.
  typescript: { ignoreBuildErrors: true },
};

export default config;
