// npm start: installs and builds what is missing, then runs the dashboard, and the emulator beside it while no
// service is configured. Plain JavaScript, because it runs before anything is installed.
import "./node-version.mjs";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { asServer, execute } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { isFree, nextFreePort } from "./ports.mjs";
import { ensureBuild } from "./production-build.mjs";
import { root, run, Stop } from "./project.mjs";
import { emulatorEnvironment, startDashboard, startEmulator } from "./servers.mjs";
import { readSettings } from "./settings.mjs";

const say = (line) => process.stdout.write(`${line}\n`);

run(async () => {
  // What is set already wins over the files, and the first file over the second.
  for (const file of [".env.local", ".env"]) {
    if (existsSync(path.join(root, file))) process.loadEnvFile(path.join(root, file));
  }
  const settings = readSettings(process.env);
  await ensureFree(settings.port, "PORT");
  if (settings.emulatorPort) await ensureFree(settings.emulatorPort, "EMULATOR_PORT");
  await mkdir(settings.data, { recursive: true, mode: 0o700 });

  await ensureDependencies(say);
  const emulatorPort = settings.emulatorPort ?? (await nextFreePort(4010));
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  const environment = {
    DATA_DIR: settings.data,
    PORT: String(settings.port),
    ...(settings.withEmulator ? emulatorEnvironment(emulatorUrl) : {}),
  };
  await checkConfiguration(environment);
  await ensureBuild(say);

  const { port, host, noticeSeconds } = settings;
  const dashboard = startDashboard({ port, host, noticeSeconds, environment });
  const emulator = settings.withEmulator
    ? startEmulator({
        port: emulatorPort,
        data: path.join(settings.data, "emulator"),
        dialect: settings.dialect,
      })
    : undefined;
  // The servers go on when their output is no longer read.
  for (const out of [process.stdout, process.stderr]) out.on("error", () => {});
  dashboard.passOn();
  return runTogether(emulator ? [emulator, dashboard] : [dashboard], () => {
    // Its own greeting repeats ours.
    emulator?.passOn();
    return greeting(settings, emulatorUrl);
  });
});

/** @param {number} port @param {string} name */
async function ensureFree(port, name) {
  if (await isFree(port)) return;
  throw new Stop(
    `Port ${port} is in use by another program (or Flightdeck is running already).\n` +
      `Stop that, or choose another port: ${name}=${port + 1} npm start`,
  );
}

/** @param {Record<string, string>} environment */
async function checkConfiguration(environment) {
  const check = [...asServer, "scripts/check-configuration.ts"];
  const { code, output } = await execute(process.execPath, check, { env: environment });
  if (code !== 0) throw new Stop(output.trim());
}

/**
 * Runs servers until one of them ends or a person asks to stop; then ends them all.
 *
 * @param {import("./servers.mjs").Server[]} servers
 * @param {() => string} greet
 */
async function runTogether(servers, greet) {
  const asked = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve("asked"));
    onOrphaned(() => resolve("asked"));
  });
  const ended = Promise.race(servers.map((server) => server.exited.then(() => server)));
  try {
    const started = Promise.all(servers.map((server) => server.ready())).then(() => say(greet()));
    await Promise.race([started, asked]);
    const reason = await Promise.race([asked, ended]);
    if (reason === "asked") return 0;
    throw new Stop(
      `A server ended by itself; everything is stopped. It said last:\n${reason.output().slice(-4000)}`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * Ending npm alone means this program too, but the shell between them passes no signal on.
 *
 * @param {() => void} act
 */
function onOrphaned(act) {
  if (process.env.npm_lifecycle_event !== "start") return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 500).unref();
}

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @param {string} emulatorUrl
 */
function greeting({ port, withEmulator }, emulatorUrl) {
  const address = process.env.APP_URL || `http://localhost:${port}`;
  const lines = withEmulator
    ? [
        `  Flightdeck  ${address}`,
        `  Emulator    ${emulatorUrl}  (keys, users, API document)`,
        "",
        "  Sign in as mara_agency, jon_marketer, ines_creative, leo_analyst or pia_partner; the password is demo.",
      ]
    : [`  Flightdeck  ${address}`, `  Service     ${process.env.ADS_URL ?? ""}`];
  return ["", ...lines, "  Ctrl-C stops it.", ""].join("\n");
}
