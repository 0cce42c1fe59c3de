// The dashboard, from its production build: dashboard.mjs --port 3000 --host 127.0.0.1
import { runBundled } from "./bundle.mjs";

await runBundled("server/main.ts");
