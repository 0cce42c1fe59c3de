import path from "node:path";
import { bin, execute } from "../../scripts/commands.mjs";
import { anyFreePort } from "../../scripts/ports.mjs";
import { root } from "../../scripts/project.mjs";
import { production, startServer } from "../../scripts/servers.mjs";

/**
 * Builds and starts the plain application of Next that ours is measured against.
 *
 * @param page answers when it is ready
 * @returns its address
 */
export async function startPlainNext(
  environment: Record<string, string>,
  page: string,
  stops: (() => unknown)[],
): Promise<string> {
  const folder = path.join(root, "bench/plain-next");
  const { code, output } = await execute(process.execPath, [bin.next, "build", folder], { env: production });
  if (code !== 0) throw new Error(`The plain application does not build:\n${output}`);
  const port = await anyFreePort();
  const args = [bin.next, "start", folder, "--port", String(port), "--hostname", "127.0.0.1"];
  const url = `http://127.0.0.1:${port}`;
  const server = startServer("The plain application", args, url, page, { ...production, ...environment });
  stops.push(() => server.stop());
  await server.ready();
  return server.url;
}
