// npm run emulator
import { runBundled } from "./bundle.mjs";

await runBundled("emulator/main.ts");
