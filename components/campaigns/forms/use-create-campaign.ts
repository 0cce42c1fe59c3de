"use client";

import { useCallback } from "react";
import { createOnce } from "@/components/builder/create-once";
import { callEndpoint } from "@/lib/ads/call";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { create, list } from "@/lib/ads/endpoints/campaigns";
import type { CreateCampaign } from "@/lib/campaigns/new-campaign";

/** Creates a campaign once: without an answer it looks for one of the same name. */
export function useCreateCampaign() {
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  return useCallback(
    (input: CreateCampaign) =>
      createOnce({
        make: async () => (await mutateAsync(input)).data,
        look: async () => {
          const look = { account_id: input.account_id, q: input.name, with_draft: true };
          return (await callEndpoint(list, scope, look, { fresh: true })).data;
        },
        isIt: ({ name }) => name === input.name,
      }),
    [mutateAsync, scope],
  );
}
