// npm run emulator
import { runBundled } from "./bundle.mjs";
import { OUTSIDE_THE_EMULATOR } from "./emulator-bundle.mjs";

await runBundled("emulator/main.ts", { outside: OUTSIDE_THE_EMULATOR });
