// npm run check: the quick loop, everything but the build and the browser tests.
import "./node-version.mjs";
import { QUICK, runChecks } from "./checks.mjs";
import { run } from "./project.mjs";

run(() => runChecks(QUICK));
