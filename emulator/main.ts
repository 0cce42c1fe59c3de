import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { createEmulator, SEEDS, type Seed } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { DEMO_APPLICATION, DEMO_PASSWORD, PEOPLE } from "./seed/people";
import { OtherVersionError } from "./store/same-tables";

const HOST = "127.0.0.1";

const USAGE = `Usage: npm run emulator -- [--port 4010] [--data :memory:|FOLDER] [--seed ${SEEDS.join("|")}]

  --port     where to listen, on ${HOST} only (default 4010)
  --data     a folder that keeps the records across restarts, or :memory: (default)
  --seed     what a new database is filled with (default demo)
  --help     this text`;

/** Something the caller can put right; shown without a stack. */
class UsageError extends Error {}

interface Options {
  readonly port: number;
  readonly data: string;
  readonly seed: Seed;
}

function readOptions(args: string[]): Options | "help" {
  const { values } = parse(args);
  if (values.help) return "help";
  if (values.dialect !== undefined)
    throw new UsageError("--dialect: this version answers in the specification's neutral names only.");
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new UsageError(`--port: expected a number from 0 to 65535, got “${values.port}”.`);
  const seed = SEEDS.find((name) => name === values.seed);
  if (!seed) throw new UsageError(`--seed: expected ${SEEDS.join(", ")}; got “${values.seed}”.`);
  if (values.data === "") throw new UsageError("--data: expected :memory: or a folder.");
  return { port, data: values.data, seed };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        data: { type: "string", default: ":memory:" },
        seed: { type: "string", default: "demo" },
        dialect: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function start({ port, data, seed }: Options): void {
  const emulator = createEmulator({ data, seed });
  const records =
    data === ":memory:"
      ? `in memory, gone at the end (seed ${emulator.seed})`
      : emulator.seed === seed
        ? `${data} (seed ${seed})`
        : `${data}, kept as they were (seed ${emulator.seed}); another folder or POST /_emulator/reset gives ${seed}`;
  const server = serve({ fetch: emulator.app.fetch, port, hostname: HOST }, ({ port: actual }) =>
    console.log(greeting(`http://${HOST}:${actual}`, records)),
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(error.code === "EADDRINUSE" ? `--port: ${port} is taken by another program.` : error.message);
  });
  const stop = () => {
    server.close(() => {
      emulator.close();
      process.exit(0);
    });
    // Streams and keep-alive connections would hold the process for as long as their clients like.
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 2_000).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

const greeting = (
  base: string,
  records: string,
) => `Service emulator, ready in ${Math.round(performance.now())} ms

  authorization     ${base}
  ads, live         ${base}/live
  ads, sandbox      ${base}/sandbox
  platform          ${base}
  upload            ${base}/upload
  OpenAPI           ${base}/openapi.json
  records           ${records}

  consumer key      ${DEMO_APPLICATION.consumerKey}
  consumer secret   ${DEMO_APPLICATION.consumerSecret}
  owner's token     ${OWNER_TOKEN.token}
  its secret        ${OWNER_TOKEN.secret}

  users (password ${DEMO_PASSWORD})
${PEOPLE.map(({ handle, role }) => `    ${handle.padEnd(16)}${role}`).join("\n")}
`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") console.log(USAGE);
  else start(options);
} catch (error) {
  if (error instanceof OtherVersionError) fail(error.message);
  if (!(error instanceof UsageError)) throw error;
  fail(`${error.message}\n\n${USAGE}`);
}
