import { serve } from "@hono/node-server";
import { DEMO_PASSWORD } from "@/lib/demo-users";
import { KEEP_ALIVE_MS, stopOnSignal } from "@/lib/http/serving";
import { createEmulator } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { OtherVersionError } from "./database/same-tables";
import { HOST, type Options, readOptions, USAGE, UsageError } from "./options";
import { DEMO_APPLICATION, PEOPLE } from "./seed/people";

function start({ port, data, seed, dialect }: Options): void {
  const emulator = createEmulator({ data, seed, ...(dialect && { dialect }) });
  const records =
    data === ":memory:"
      ? `in memory, gone at the end (seed ${emulator.seed})`
      : emulator.seed === seed
        ? `${data} (seed ${seed})`
        : `${data}, kept as they were (seed ${emulator.seed}); another folder or POST /_emulator/reset gives ${seed}`;
  const server = serve(
    { fetch: emulator.app.fetch, port, hostname: HOST, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } },
    ({ port: actual }) => console.log(greeting(`http://${HOST}:${actual}`, records)),
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    fail(error.code === "EADDRINUSE" ? `--port: ${port} is taken by another program.` : error.message);
  });
  // Streams would hold the process for as long as their readers like.
  stopOnSignal(server, { noticeMs: 0, patienceMs: 2_000, close: () => emulator.close() });
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
