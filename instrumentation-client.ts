import { config } from "zod";

// Runs before any page's code. The content security policy allows no eval; left alone, zod tries it whenever a
// schema is made, falls back, and leaves a violation in the browser's report.
config({ jitless: true });
