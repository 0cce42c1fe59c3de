// npm test: everything there is to check, on a fresh clone too. Plain JavaScript, because it runs before
// anything is installed.
import "./node-version.mjs";
import { QUICK, runChecks, WHOLE } from "./checks.mjs";
import { run } from "./project.mjs";

run(() => runChecks([...QUICK, ...WHOLE]));
