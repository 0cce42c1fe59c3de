import "server-only";
import * as z from "zod";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { access } from "@/lib/ads/endpoints/accounts";
import { mayUse, viewStatistics } from "@/lib/ads/permissions";
import type { WireRequest } from "@/lib/ads/request";
import { unpackedText } from "@/lib/ads/unpacked-text";
import { confirmMaker } from "@/lib/database/confirm-makers";
import { overStore, theStore } from "@/lib/database/store-connection";
import { accountScope } from "@/lib/database/tables";
import { readJson } from "@/lib/json/exact-json";
import { log } from "@/lib/log";
import type { StoredHandle } from "@/lib/session/vault";
import { type ForwardAnswer, isWhole } from "./answer";

const ACCOUNT = /\/accounts\/(\w+)\/authenticated_user_access$/;
const accessAnswer = z.looseObject({ data: z.looseObject({ permissions: z.array(z.string()) }) });

/** A call, and the owner of its token. */
interface Asked {
  readonly endpoint: Pick<AnyEndpoint, "name">;
  readonly environment: Environment;
  readonly request: Pick<WireRequest, "path">;
  readonly connected: Pick<StoredHandle, "userId">;
}

/** Records the service's answer about a user's access to an account, if there is one, without awaiting it. */
export function noteAccess(
  { endpoint, environment, request, connected }: Asked,
  answer: ForwardAnswer,
): void {
  if (endpoint.name !== access.name || !theStore()) return;
  const [, accountId] = ACCOUNT.exec(request.path) ?? [];
  if (accountId === undefined) return;
  const scope = accountScope(environment, accountId);
  const note = async () => {
    const sees = await seesStatistics(answer);
    if (sees === undefined) return;
    await overStore((db) => confirmMaker(db, { scope, userId: connected.userId, sees }, Date.now()));
  };
  note().catch((err: unknown) => log().error({ err }, "an access could not be noted"));
}

/** Undefined where the answer is inconclusive: a refused token proves nothing about the user. */
async function seesStatistics({ status, headers, body }: ForwardAnswer): Promise<boolean | undefined> {
  if (status === 403 || status === 404) return false;
  if (status !== 200 || !isWhole(body)) return undefined;
  const text = await unpackedText(body, headers["content-encoding"]);
  const { data } = accessAnswer.safeParse(readJson(text));
  return data && mayUse(viewStatistics, data.data.permissions);
}
