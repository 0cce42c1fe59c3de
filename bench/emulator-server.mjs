// The emulator of emulator-server.ts, bundled as `npm run emulator` bundles it.
import { runBundled } from "../scripts/bundle.mjs";

await runBundled("bench/emulator-server.ts");
