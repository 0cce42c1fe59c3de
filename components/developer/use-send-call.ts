import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callAndMeter, refreshNoun, useScope } from "@/lib/ads/client";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { isWrite } from "@/lib/developer/call-view";

/** Sends calls of an endpoint, one at a time; what becomes of each is told by the request log. */
export function useSendCall(endpoint: AnyEndpoint) {
  const scope = useScope();
  const client = useQueryClient();
  const [number, setNumber] = useState<number>();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (input: InputOf<AnyEndpoint>) => {
    const under = new AbortController();
    stop.current = under;
    setBusy(true);
    // The log holds the error.
    await callAndMeter(endpoint, scope, input, { signal: under.signal, onNoted: setNumber }).catch(
      () => undefined,
    );
    setBusy(false);
    if (isWrite(endpoint)) await refreshNoun(client, endpoint, scope);
  };
  return { send, busy, number, callOff: () => stop.current?.abort() };
}
