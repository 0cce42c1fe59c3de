import { ensureBuild } from "../scripts/production-build.mjs";

/** `npm run e2e` alone tests the sources as they are, not an older build of them. */
export default async function globalSetup() {
  await ensureBuild((line) => process.stdout.write(`${line}\n`));
}
