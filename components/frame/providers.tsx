"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useEffect, useState } from "react";
import { noticeLostAccess } from "@/components/shell/lost-access";
import { LazyModule, useLateCodeOnInteraction } from "@/components/ui/lazy-module";
import { Toaster } from "@/components/ui/toast";
import { useWholeTextOnHover } from "@/components/ui/use-whole-text-on-hover";
import { fetchCodeWords } from "@/lib/ads/error-words";
import { UnreachableError } from "@/lib/ads/errors";
import { type BackOff, pauseAfter } from "@/lib/ads/patience";
import { readKey } from "@/lib/ads/query-key";
import { withKnownRecords } from "@/lib/records/record-lists";
import { keepLatestAddress } from "./keep-latest-address";

/** Reads without an answer are retried twice; refusals are not; changes are never repeated. */
const RETRIES = 2;
const BACK_OFF: BackOff = { firstMs: 800, longestMs: 10_000 };

/** Ahead of the first refusal, which can come from this page without any call. */
new LazyModule(fetchCodeWords);

function makeClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => {
        const current = withKnownRecords(queryKey, data);
        if (current !== data) client.setQueryData(queryKey, current);
      },
      onError: (error, { queryKey }) => noticeLostAccess(error, readKey(queryKey)?.handle),
    }),
    mutationCache: new MutationCache({ onError: (error) => noticeLostAccess(error) }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof UnreachableError && failures < RETRIES,
        retryDelay: (failures) => pauseAfter(failures + 1, BACK_OFF),
        staleTime: 30_000,
      },
      // Offline, a change fails at once instead of being sent by surprise an hour later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** Wraps every page. The nonce permits the script that sets the theme before the first paint. */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [client] = useState(makeClient);
  useLateCodeOnInteraction();
  // After the effects of the parents, Next's router among them.
  useEffect(() => queueMicrotask(() => keepLatestAddress(window.history)), []);
  useWholeTextOnHover();
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      {...(nonce !== undefined && { nonce })}
    >
      <NuqsAdapter>
        <QueryClientProvider client={client}>
          {children}
          <Toaster />
        </QueryClientProvider>
      </NuqsAdapter>
    </ThemeProvider>
  );
}
