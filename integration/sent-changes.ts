import type { EmulatorControl } from "@/emulator/control/control-client";

/** The parameters of each change that arrived at the service, oldest first. */
export async function changesSent(emulator: EmulatorControl, resource: string) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method === "PUT" && path.includes(resource))
    .map(({ query }) =>
      Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => !name.startsWith("oauth_"))),
    );
}
