import { type AudienceWord, SHARE_OUTSIDE_BUSINESS_FEATURE } from "@/lib/ads/endpoints/audience-permissions";
import { newIdentifier } from "../../database/identifiers";
import { updateRow } from "../../database/rows";
import type { ListParameters } from "../../service/list-answer";
import { notFound, Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import type { FramedReply } from "../../service/route";
import { mayShareWith, ownerOfAudience, permissionsNamed } from "./store";

type Named<Word extends AudienceWord, End extends string> = `${Word}_audience_${End}`;

type OfAudience<Word extends AudienceWord> = Asking & {
  readonly params: Readonly<Record<Named<Word, "id">, string>>;
};

interface ToList<Word extends AudienceWord> {
  readonly params: { readonly granted_account_ids?: readonly string[] | undefined } & {
    readonly [Name in Named<Word, "permission_ids">]?: readonly string[] | undefined;
  };
}

interface ToCreate {
  readonly params: { readonly granted_account_id: string; readonly permission_level: string };
}

interface ToRemove<Word extends AudienceWord> {
  readonly params: Readonly<Record<Named<Word, "permission_id">, string>>;
}

/** How audiences are shared with other accounts, in the words of one version. */
export class AudienceSharing<Word extends AudienceWord> {
  private readonly resource;
  /** As refusals name it, `Tailored Audience`. */
  private readonly kind;

  constructor(private readonly word: Word) {
    this.kind = `${word === "custom" ? "Custom" : "Tailored"} Audience`;
    this.resource = new Resource({
      kind: `${this.kind} Permission`,
      parameter: this.named("permission_id"),
      collection: permissionsNamed(this.named("id")),
    });
  }

  private named<End extends string>(end: End): Named<Word, End> {
    return `${this.word}_audience_${end}`;
  }

  list(call: OfAudience<Word> & ToList<Word> & { readonly params: ListParameters }): FramedReply {
    const { params } = call;
    return this.resource.list(call, {
      audience_id: [this.audienceOfOwner(call)],
      granted_account_id: params.granted_account_ids,
      id: params[this.named("permission_ids")],
    });
  }

  create(asking: OfAudience<Word> & ToCreate): FramedReply {
    const { params, store, now } = asking;
    const { account_id: accountId, granted_account_id: granted, permission_level: level } = params;
    const { connection } = store;
    const audienceId = this.audienceOfOwner(asking);
    const grantee = connection.one("SELECT 1 AS found FROM accounts WHERE id = ? AND NOT deleted", [granted]);
    if (!grantee) throw new Refusal([notFound("Account", granted, "granted_account_id")]);
    if (
      granted === accountId ||
      !mayShareWith(connection, accountId, granted, SHARE_OUTSIDE_BUSINESS_FEATURE)
    ) {
      const message = `${this.kind} ${audienceId} cannot be shared with Account ${granted}`;
      throw new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "granted_account_id" }]);
    }
    const present = connection.one<{ id: string }>(
      "SELECT id FROM audience_permissions WHERE audience_id = ? AND granted_account_id = ? AND NOT deleted",
      [audienceId, granted],
    );
    if (!present) {
      const row = { audience_id: audienceId, granted_account_id: granted, permission_level: level };
      return this.resource.created(asking, newIdentifier("association"), row);
    }
    // Granting again changes the level.
    const which = { accountId, id: present.id };
    const changed = { permission_level: level, updated_at: now };
    store.write(() => updateRow(connection, "audience_permissions", which, changed));
    return this.resource.shown(asking, present.id);
  }

  remove(asking: OfAudience<Word> & ToRemove<Word>): FramedReply {
    this.audienceOfOwner(asking);
    return this.resource.deleted(asking, asking.params[this.named("permission_id")]);
  }

  /**
   * The audience that is asked about. Throws unless the asking account owns it (advertising specification, Audiences:
   * permission rules).
   */
  private audienceOfOwner({ store, params }: OfAudience<Word>): string {
    const { account_id: accountId } = params;
    const parameter = this.named("id");
    const audienceId: string = params[parameter];
    const owner = ownerOfAudience(store.connection, accountId, audienceId);
    if (owner === accountId) return audienceId;
    if (owner === undefined) throw new Refusal([notFound(this.kind, audienceId, parameter, accountId)]);
    const message = `Only the owner of ${this.kind} ${audienceId} can share it`;
    throw new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter }]);
  }
}
