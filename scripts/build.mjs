// npm run build: makes the production build, unless the one that is there was made from these sources. npm start and
// the browser tests take it as it is.
import "./node-version.mjs";
import process from "node:process";
import { ensureBuild } from "./production-build.mjs";
import { run } from "./project.mjs";

const say = (line) => process.stdout.write(`${line}\n`);

run(async () => {
  await ensureBuild(say);
  say("The production build is ready.");
});
