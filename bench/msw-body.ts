// One canned body at one address, from memory, as people mock what they need: an msw handler behind
// @mswjs/http-middleware. It checks nothing and computes nothing.
import { readFileSync } from "node:fs";
import { createServer } from "@mswjs/http-middleware";
import { HttpResponse, http } from "msw";

const [port = "4014", path = "/", file = ""] = process.argv.slice(2);
const body = readFileSync(file, "utf8");
const headers = { "content-type": "application/json" };

createServer(http.get(`*${path}`, () => new HttpResponse(body, { headers }))).listen(
  Number(port),
  "127.0.0.1",
);
