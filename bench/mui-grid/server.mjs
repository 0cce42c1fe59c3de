// Serves the page and the campaigns, compressed once, as a well-kept static server would.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const [port = "4013", campaigns = ""] = process.argv.slice(2);
const { outputFiles } = await build({
  entryPoints: [path.join(import.meta.dirname, "page.jsx")],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
});
const html =
  '<!doctype html><meta charset="utf-8"><div id="root"></div><script type="module" src="/page.js"></script>';
const answers = new Map([
  ["/", ["text/html", gzipSync(html)]],
  ["/page.js", ["text/javascript", gzipSync(outputFiles[0].contents)]],
  ["/campaigns.json", ["application/json", gzipSync(await readFile(campaigns))]],
]);

createServer((request, response) => {
  const [type, body] = answers.get(request.url) ?? ["text/plain", gzipSync("")];
  response.writeHead(200, {
    "content-type": type,
    "content-encoding": "gzip",
    "content-length": body.length,
  });
  response.end(body);
}).listen(Number(port), "127.0.0.1");
