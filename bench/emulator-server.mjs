// The emulator of emulator-server.ts, bundled as `npm run emulator` bundles it.
import { runBundled } from "../scripts/bundle.mjs";
import { OUTSIDE_THE_EMULATOR } from "../scripts/emulator-bundle.mjs";

await runBundled("bench/emulator-server.ts", { outside: OUTSIDE_THE_EMULATOR });
