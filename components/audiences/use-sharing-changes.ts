import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { notifyChange, takeBackUnlessChanged } from "@/components/shell/notify-change";
import { toast } from "@/components/ui/toast";
import { callEndpoint } from "@/lib/ads/call";
import { refreshResource, useAdsMutation, useScope } from "@/lib/ads/client";
import { AUDIENCE_PERMISSION_LEVELS, type CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import * as permissions from "@/lib/ads/endpoints/tailored-audience-permissions";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { levelName } from "@/lib/audiences/audience-words";
import { grantTo, type SharingColumn } from "@/lib/audiences/sharing";

export type SharingLevel = (typeof AUDIENCE_PERMISSION_LEVELS)[number];

/** One audience and one account. */
export interface SharingPlace {
  readonly audience: CustomAudience;
  readonly column: SharingColumn;
}

export type SharedCell = SharingPlace & { readonly grant: permissions.AudiencePermission };

/** The same for an account that may have no permission. */
export type ShownCell = SharingPlace & Partial<SharedCell>;

/** The pending changes of cells, by `cellKey`. */
export type SharingChanges = ReadonlyMap<string, SharingLevel | "none">;

export const cellKey = ({ audience, column }: SharingPlace) => `${audience.id} ${column.accountId}`;

/** The permission of an account on an audience; null for none. */
type Held = string | null;

interface Sides {
  readonly was: Held;
  readonly became: Held;
}

const otherOf = ({ column }: SharingPlace) => column.name ?? column.accountId;

const heldInWords = ({ audience, ...place }: SharingPlace, held: Held) =>
  held === null
    ? `${otherOf({ audience, ...place })} no longer has ${audience.name}`
    : `${otherOf({ audience, ...place })} has ${audience.name}: ${levelName(held).toLowerCase()}`;

const isLevel = (held: string): held is SharingLevel =>
  AUDIENCE_PERMISSION_LEVELS.some((level) => level === held);

/** Shares and revokes audiences; several cells may change at the same time. Each change is announced with Undo. */
export function useSharingChanges() {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  // A cell shows the chosen level until the refreshed list has arrived.
  const onSettled = () => refreshResource(client, permissions.list, scope);
  const grant = useAdsMutation(permissions.create, { onSettled });
  const drop = useAdsMutation(permissions.remove, { onSettled });
  const [changes, setChanges] = useState<SharingChanges>(new Map());
  const [refusal, setRefusal] = useState<{ readonly title: string; readonly error: CallError }>();

  const change = async (place: SharingPlace, into: SharingLevel | "none", send: () => Promise<unknown>) => {
    const key = cellKey(place);
    const { audience } = place;
    setRefusal(undefined);
    setChanges((before) => new Map(before).set(key, into));
    try {
      await send();
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      const title =
        into === "none"
          ? `${otherOf(place)} still has ${audience.name}`
          : `${audience.name} was not shared with ${otherOf(place)}`;
      setRefusal({ title, error });
      return false;
    } finally {
      setChanges((before) => new Map([...before].filter(([each]) => each !== key)));
    }
  };

  const give = (place: SharingPlace, level: SharingLevel) =>
    grant.mutateAsync({
      account_id: accountId,
      tailored_audience_id: place.audience.id,
      granted_account_id: place.column.accountId,
      permission_level: level,
    });

  const take = (place: SharingPlace, grant: permissions.AudiencePermission) =>
    drop.mutateAsync({
      account_id: accountId,
      tailored_audience_id: place.audience.id,
      tailored_audience_permission_id: grant.id,
    });

  /** Reads the account's current permission: another person may have changed it. */
  const look = async ({ audience, column }: SharingPlace) => {
    const asked = { account_id: accountId, tailored_audience_id: audience.id };
    const narrowed = { ...asked, granted_account_ids: [column.accountId] };
    const { data } = await callEndpoint(permissions.list, scope, narrowed, { fresh: true });
    return grantTo(data, audience.id, column.accountId);
  };

  const undo = async (place: SharingPlace, { was, became }: Sides): Promise<void> => {
    await takeBackUnlessChanged({
      title: heldInWords(place, became),
      nameOf: () => place.audience.name,
      readAgain: () => look(place),
      since: (now) => {
        const held = now?.permission_level ?? null;
        if (held === became) return undefined;
        void refreshResource(client, permissions.list, scope);
        return `${heldInWords(place, held)}.`;
      },
      send: async (now) => {
        if (was === null) await (now && take(place, now));
        else if (isLevel(was)) await give(place, was);
      },
      onDone: () => toast({ title: `Undone: ${heldInWords(place, was)}` }),
    });
  };

  const notify = (place: SharingPlace, done: Promise<boolean>, sides: Sides) =>
    notifyChange(
      { environment: scope.environment, accountId },
      done.then((made) =>
        made ? { title: heldInWords(place, sides.became), undo: () => undo(place, sides) } : undefined,
      ),
    );

  const share = ({ grant, ...place }: ShownCell, level: SharingLevel) =>
    notify(
      place,
      change(place, level, () => give(place, level)),
      { was: grant?.permission_level ?? null, became: level },
    );

  const revoke = ({ grant, ...place }: SharedCell) =>
    notify(
      place,
      change(place, "none", () => take(place, grant)),
      { was: grant.permission_level, became: null },
    );

  return { changes, refusal, share, revoke };
}
