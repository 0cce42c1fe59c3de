import { screen, within } from "@testing-library/react";
import type { Environment } from "@/lib/ads/endpoint";
import type { Open } from "./dashboard";

interface Place {
  readonly as?: string;
  readonly environment?: Environment;
  readonly account?: string;
  readonly width?: number;
}

/** Opens the explorer with an endpoint chosen, and gives the endpoint's form. */
export async function openExplorer(
  open: Open,
  endpoint: string,
  { as = "mara_agency", environment = "live", account = "r13kwryt0f0", width }: Place = {},
) {
  const address = `/${environment}/${as}/${account}/developer/explorer?endpoint=${endpoint}`;
  await open(address, { as, ...(width !== undefined && { width }) });
  return within(await screen.findByRole("form", { name: endpoint }));
}

/** What came of the call that the explorer sent last. */
export const sent = () => screen.findByRole("region", { name: "Result" });
/** The answer to the call that was sent last. */
export const answer = async () => within(await sent()).findByRole("figure", { name: "Answer" });
