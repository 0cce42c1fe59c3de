import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callAndMeter, refreshResource, useScope } from "@/lib/ads/client";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { openStream } from "@/lib/ads/stream";
import { type Arrivals, addArrival, NO_ARRIVALS } from "@/lib/developer/arrivals";
import { isWrite } from "@/lib/developer/call-view";

/** Sends calls of an endpoint, one at a time; the request log shows their outcomes. */
export function useSendCall(endpoint: AnyEndpoint) {
  const scope = useScope();
  const client = useQueryClient();
  const [number, setNumber] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [arrivals, setArrivals] = useState<Arrivals>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (input: InputOf<AnyEndpoint>) => {
    const under = new AbortController();
    stop.current = under;
    setBusy(true);
    setArrivals(undefined);
    const options = { signal: under.signal, onNoted: setNumber };
    const sent =
      endpoint.answer === "stream"
        ? openStream(endpoint, scope, input, {
            ...options,
            onOpen: () => setArrivals(NO_ARRIVALS),
            onLine: (line) => setArrivals((before = NO_ARRIVALS) => addArrival(before, line, Date.now())),
          })
        : callAndMeter(endpoint, scope, input, options);
    // The error is in the log.
    await sent.catch(() => undefined);
    setBusy(false);
    if (isWrite(endpoint)) await refreshResource(client, endpoint, scope);
  };
  return {
    send,
    busy,
    number,
    /** The messages of the last stream; undefined before it is open, and for other calls. */
    arrivals,
    callOff: () => stop.current?.abort(),
  };
}
