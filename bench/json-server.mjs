// Campaigns in json-server, at the service's address. It checks no signature, no permission and no parameter.
import process from "node:process";
import jsonServer from "json-server";

const [port = "4012", account = "", records = "[]"] = process.argv.slice(2);
const server = jsonServer.create();
server.use(jsonServer.rewriter({ [`/live/12/accounts/${account}/campaigns*`]: "/campaigns$1" }));
server.use(jsonServer.router({ campaigns: JSON.parse(records) }));
server.listen(Number(port), "127.0.0.1");
