// The least that creating a campaign can be with this driver: the signature is verified, a row is inserted and read
// back, calls that arrive together share a commit, and each is answered once that is done. It checks no permission,
// no parameter and no limit, and keeps no history: what the emulator's create could reach at most.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { openDatabase } from "../emulator/database/database";
import { readSignedParameters, signatureMatches } from "../lib/oauth/verify";
import { owner } from "./signed";

const [port = "4013", folder = ":memory:"] = process.argv.slice(2);
const db = openDatabase(folder);
db.exec("CREATE TABLE campaigns (id TEXT PRIMARY KEY, account_id TEXT NOT NULL, record TEXT NOT NULL)");
const insert = db.prepare("INSERT INTO campaigns (id, account_id, record) VALUES (?, ?, ?)");
const read = db.prepare("SELECT id, account_id, record FROM campaigns WHERE id = ? AND account_id = ?");

let waiting: (() => void)[] = [];

/** Writes, and answers once what was written is committed, together with all that waits for the same. */
function write(work: () => void, answer: () => void): void {
  if (waiting.length === 0) {
    db.exec("BEGIN IMMEDIATE");
    setImmediate(() => {
      db.exec("COMMIT");
      const answers = waiting;
      waiting = [];
      for (const each of answers) each();
    });
  }
  waiting.push(answer);
  work();
}

createServer((request, response) => {
  const { method = "GET", headers } = request;
  const url = new URL(`http://${headers.host}${request.url}`);
  const arrived = { method, url, authorization: headers.authorization };
  const parameters = readSignedParameters(arrived);
  if (!parameters || !signatureMatches(arrived, parameters, owner)) {
    response.writeHead(401).end();
    return;
  }
  const [id, accountId] = [randomUUID(), url.pathname.split("/")[4] ?? ""];
  let body = "";
  write(
    () => {
      insert.run([id, accountId, JSON.stringify({ id, ...Object.fromEntries(url.searchParams) })]);
      body = JSON.stringify(read.get([id, accountId]));
    },
    () => {
      const length = Buffer.byteLength(body);
      response.writeHead(201, { "content-type": "application/json", "content-length": length }).end(body);
    },
  );
}).listen(Number(port), "127.0.0.1");
