// What pages talk to, in a thread of its own: no server of the project meets jsdom's globals.
import { runBundled } from "../scripts/bundle.mjs";

await runBundled("integration/servers-thread.ts");
