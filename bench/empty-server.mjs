// Node's own server, which reads nothing and always says the same: what no emulator on Node can exceed.
import { createServer } from "node:http";
import process from "node:process";

const [port = "4013", body = "{}"] = process.argv.slice(2);
const answer = Buffer.from(body);

createServer((_, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": answer.length });
  response.end(answer);
}).listen(Number(port), "127.0.0.1");
