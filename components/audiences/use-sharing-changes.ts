import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { refreshNoun, useAdsMutation, useScope } from "@/lib/ads/client";
import type { AUDIENCE_PERMISSION_LEVELS, CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { levelName } from "@/lib/audiences/audience-words";
import type { SharingColumn } from "@/lib/audiences/sharing";

export type Level = (typeof AUDIENCE_PERMISSION_LEVELS)[number];

/** One audience and one account. */
export interface SharingPlace {
  readonly audience: CustomAudience;
  readonly column: SharingColumn;
}

export type Cell = SharingPlace & { readonly grant: permissions.AudiencePermission };

/** What cells are being changed into, by `cellKey`. */
export type SharingChanges = ReadonlyMap<string, Level | "none">;

export const cellKey = ({ audience, column }: SharingPlace) => `${audience.id} ${column.accountId}`;

/** Shares audiences and takes them back; several cells may be under way at the same time. */
export function useSharingChanges() {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  // A cell shows what was chosen until the list that says so has arrived.
  const onSettled = () => refreshNoun(client, permissions.list, scope);
  const grant = useAdsMutation(permissions.create, { onSettled });
  const drop = useAdsMutation(permissions.remove, { onSettled });
  const [changes, setChanges] = useState<SharingChanges>(new Map());
  const [refusal, setRefusal] = useState<{ readonly title: string; readonly error: CallError }>();

  const change = async (
    place: SharingPlace,
    into: Level | "none",
    title: string,
    send: () => Promise<unknown>,
  ) => {
    const key = cellKey(place);
    setRefusal(undefined);
    setChanges((before) => new Map(before).set(key, into));
    try {
      await send();
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      setRefusal({ title, error });
      return false;
    } finally {
      setChanges((before) => new Map([...before].filter(([each]) => each !== key)));
    }
  };

  const share = async (place: SharingPlace, level: Level) => {
    const { audience, column } = place;
    const other = column.name ?? column.accountId;
    const done = await change(place, level, `${audience.name} was not shared with ${other}`, () =>
      grant.mutateAsync({
        account_id: accountId,
        tailored_audience_id: audience.id,
        granted_account_id: column.accountId,
        permission_level: level,
      }),
    );
    if (done) {
      toast({ title: `${other} has ${audience.name}: ${levelName(level).toLowerCase()}`, tone: "positive" });
    }
  };

  const revoke = async ({ grant: standing, ...place }: Cell) => {
    const { audience, column } = place;
    const other = column.name ?? column.accountId;
    const done = await change(place, "none", `${other} still has ${audience.name}`, () =>
      drop.mutateAsync({
        account_id: accountId,
        tailored_audience_id: audience.id,
        tailored_audience_permission_id: standing.id,
      }),
    );
    if (done) toast({ title: `${other} no longer has ${audience.name}` });
  };

  return { changes, refusal, share, revoke };
}
