// A service that answers prepared lists of campaigns at once, so that a measurement shows the forward and not the
// emulator behind it. `count` chooses the list: 2 campaigns are 1 kB, 1,000 are 500 kB. `q=gzip` sends it
// compressed. `q=slow` begins a list and never ends it; `/open` returns how many of those are still being sent.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { cannedCampaigns } from "./canned-campaigns";

const [port = "4012"] = process.argv.slice(2);

const plain = new Map([2, 1000].map((count) => [String(count), Buffer.from(cannedList(count))]));
const gzip = new Map([...plain].map(([count, body]) => [count, gzipSync(body)]));
let open = 0;

function cannedList(count: number) {
  return JSON.stringify({ request: { params: {} }, next_cursor: null, data: cannedCampaigns(count) });
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://upstream");
  if (pathname === "/open") return response.end(String(open));
  const count = searchParams.get("count") ?? "2";
  response.setHeader("content-type", "application/json;charset=utf-8");
  if (searchParams.get("q") === "slow") {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    return response.write(plain.get(count)?.subarray(0, 100_000));
  }
  const compressed = searchParams.get("q") === "gzip";
  if (compressed) response.setHeader("content-encoding", "gzip");
  const body = (compressed ? gzip : plain).get(count);
  response.setHeader("content-length", body?.length ?? 0);
  return response.end(body);
}).listen(Number(port), "127.0.0.1");
