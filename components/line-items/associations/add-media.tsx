import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { PickField } from "@/components/shell/pick-field";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { WebAddressInput } from "@/components/ui/web-address-input";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { wordsOf } from "@/lib/ads/params";
import { refusedFields } from "@/lib/ads/refused-fields";
import { creativeTypeName, creativeTypeWhat } from "@/lib/media/account-media-view";
import { useShowsMutation } from "../use-shows-anew";

interface AddMediaProps {
  item: LineItem;
  /** Ids of media that it shows. */
  already: ReadonlySet<string>;
  onClose: () => void;
}

const landingUrl = mediaCreatives.create.params.shape.landing_url;
const rule = mediaCreatives.clicksNeedLandingUrl;
const FIELDS = new Map([
  ["account_media_id", "medium"],
  ["landing_url", "address"],
] as const);

/** Chooses one of the account's media for a line item, and where it leads to. */
export function AddMedia({ item, already, onClose }: AddMediaProps) {
  const { accountId } = useAccount();
  const [mediumId, setMediumId] = useState("");
  const [address, setAddress] = useState("");
  const [tried, setTried] = useState(false);
  const list = useAdsList(accountMedia.list, { account_id: accountId, count: PAGE_MAX });
  const add = useShowsMutation(mediaCreatives.create, item.id);
  const fitting = list.records
    .filter(
      ({ id, deleted, creative_type }) =>
        !deleted && !already.has(id) && mediaCreatives.canShow(item, creative_type),
    )
    .map((medium) => ({ ...medium, name: creativeTypeName(medium.creative_type) }));
  const medium = fitting.find(({ id }) => id === mediumId);
  const leads = medium !== undefined && !mediaCreatives.isPreroll(medium.creative_type);
  const landing_url = leads && address.trim() !== "" ? address.trim() : undefined;
  const terms = { creative_type: medium?.creative_type ?? "", objective: item.objective, landing_url };
  const addressProblem = !leads
    ? undefined
    : rule.broken(terms)
      ? rule.advice
      : landingUrl.safeParse(landing_url).success
        ? undefined
        : wordsOf(landingUrl).rule;
  const refused = refusedFields(add.error, (parameter) =>
    parameter === "account_media_id" || parameter === "landing_url" ? FIELDS.get(parameter) : undefined,
  );
  const submit = () => {
    setTried(true);
    if (!medium || addressProblem || add.isPending) return;
    add.mutate(
      {
        account_id: accountId,
        line_item_id: item.id,
        account_media_id: medium.id,
        ...(landing_url !== undefined && { landing_url }),
      },
      {
        onSuccess: () => {
          onClose();
          toast({ title: `The line item shows ${medium.name}`, tone: "positive" });
        },
      },
    );
  };
  return (
    <FormDialog title="Add media" action="Add media" busy={add.isPending} onSubmit={submit} onClose={onClose}>
      <Field
        label="File"
        required
        hint="Of the account’s media, those that go with the line item’s placements and are not shown yet."
        error={refused.fields.get("medium") ?? (tried && !medium ? "Choose a file." : undefined)}
      >
        <PickField
          label="File"
          placeholder="Choose a file"
          many="media"
          items={fitting}
          value={mediumId}
          onValueChange={(id) => {
            add.reset();
            setMediumId(id);
          }}
          none="No other file in this account fits the placements of this line item."
          reading={!list.complete && !list.error}
          groupOf={({ name }) => name}
        >
          {({ id, name, creative_type }) => (
            <>
              <span className="min-w-0 flex-1 truncate">
                {name} <span className="text-text-muted">{creativeTypeWhat(creative_type)}</span>
              </span>
              <span className="font-mono text-sm text-text-muted">{id}</span>
            </>
          )}
        </PickField>
      </Field>
      {leads && (
        <Field
          label="Destination"
          required={item.objective === "WEBSITE_CLICKS"}
          hint="The web address that a click opens."
          error={refused.fields.get("address") ?? (tried ? addressProblem : undefined)}
        >
          <WebAddressInput
            value={address}
            onValueChange={(typed) => {
              add.reset();
              setAddress(typed);
            }}
          />
        </Field>
      )}
      {list.error && (
        <ErrorState
          compact
          title="The account’s media could not be read"
          error={list.error}
          onRetry={list.resume}
        />
      )}
      {add.error && !refused.complete && (
        <ErrorState compact title="The file was not added" error={add.error} />
      )}
    </FormDialog>
  );
}
