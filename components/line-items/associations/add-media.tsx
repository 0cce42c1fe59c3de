import { FormDialog } from "@/components/forms/form-dialog";
import { AddressField, FormField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { PickField } from "@/components/shell/pick-field";
import { ErrorState } from "@/components/ui/error-state";
import { PickedId } from "@/components/ui/picker/picker-row";
import { Still } from "@/components/ui/still";
import { toast } from "@/components/ui/toast";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { brokenRuleOf, problemsAt } from "@/lib/forms/form-reading";
import { creativeTypeName, creativeTypeWhat } from "@/lib/media/account-media-view";
import { useShowsMutation } from "../use-shows-mutation";

interface MediaTyped {
  account_media_id: string;
  landing_url: string;
}

interface AddMediaProps {
  item: LineItem;
  /** Ids of media that it shows. */
  already: ReadonlySet<string>;
  onClose: () => void;
}

/** A chosen file, and its destination. */
interface MediaToShow {
  readonly name: string;
  readonly account_media_id: string;
  readonly creative_type: string;
  readonly landing_url?: string;
}

interface ChooseMediaProps extends Omit<AddMediaProps, "item"> {
  /** Decides which files fit. */
  item: Pick<LineItem, "product_type" | "placements" | "objective">;
  onChosen: (media: MediaToShow) => Promise<unknown>;
  onAdded?: (media: MediaToShow) => void;
}

const landingUrl = mediaCreatives.create.params.shape.landing_url;
const rule = mediaCreatives.clicksNeedLandingUrl;
/** Adds one of the account's media to a line item. */
export function AddMedia({ item, ...props }: AddMediaProps) {
  const { accountId } = useAccount();
  const add = useShowsMutation(mediaCreatives.create, item.id);
  return (
    <ChooseMedia
      {...props}
      item={item}
      onChosen={({ name: _, creative_type: __, ...input }) =>
        add.mutateAsync({ account_id: accountId, line_item_id: item.id, ...input })
      }
      onAdded={({ name }) => toast({ title: `The line item shows ${name}`, tone: "positive" })}
    />
  );
}

/** Chooses one of the account's media for a line item, and its destination. */
export function ChooseMedia({ item, already, onChosen, onAdded, onClose }: ChooseMediaProps) {
  const { accountId } = useAccount();
  const list = useAdsList(accountMedia.list, { account_id: accountId, count: PAGE_MAX });
  const fitting = list.records
    .filter(
      ({ id, deleted, creative_type }) =>
        !deleted && !already.has(id) && mediaCreatives.canShow(item, creative_type),
    )
    .map((medium) => ({ ...medium, name: creativeTypeName(medium.creative_type) }));
  const read = ({ account_media_id, landing_url: typed }: MediaTyped) => {
    const file = fitting.find(({ id }) => id === account_media_id);
    const leads = file !== undefined && !mediaCreatives.isPreroll(file.creative_type);
    const landing_url = leads && typed.trim() !== "" ? typed.trim() : undefined;
    const terms = { creative_type: file?.creative_type ?? "", objective: item.objective, landing_url };
    return {
      leads,
      problems: problemsAt({
        account_media_id: file ? undefined : "Choose a file.",
        landing_url: !leads
          ? undefined
          : rule.broken(terms)
            ? rule.advice
            : brokenRuleOf(landingUrl, landing_url),
      }),
      input: file && {
        name: file.name,
        account_media_id,
        creative_type: file.creative_type,
        ...(landing_url !== undefined && { landing_url }),
      },
    };
  };
  const form = useServiceForm({
    start: { account_media_id: "", landing_url: "" },
    read,
    send: onChosen,
    onSent: (_, media) => {
      onClose();
      onAdded?.(media);
    },
    failure: "The file was not added",
  });
  return (
    <FormDialog form={form} title="Add media" action="Add media" onClose={onClose}>
      <FormField
        form={form}
        name="account_media_id"
        label="File"
        required
        hint="Of the account’s media, those that go with the line item’s placements and are not shown yet."
      >
        {({ value, onChange }) => (
          <PickField
            label="File"
            placeholder="Choose a file"
            many="media"
            items={fitting}
            value={value}
            onValueChange={onChange}
            none="No other file in this account fits the placements of this line item."
            reading={!list.complete && !list.error}
            groupOf={({ name }) => name}
            rowOf={({ id, creative_type, media_url }) => ({
              picture: (
                <Still
                  plain
                  address={mediaCreatives.isPreroll(creative_type) ? undefined : (media_url ?? undefined)}
                  moving={mediaCreatives.isPreroll(creative_type)}
                  className="h-9 w-14 rounded-sm"
                />
              ),
              about: creativeTypeWhat(creative_type),
              aside: <PickedId id={id} />,
            })}
          />
        )}
      </FormField>
      {read(form.values).leads && (
        <AddressField
          form={form}
          name="landing_url"
          label="Destination"
          required={item.objective === "WEBSITE_CLICKS"}
          hint="The web address that a click opens."
        />
      )}
      {list.error && (
        <ErrorState
          compact
          title="The account’s media could not be read"
          error={list.error}
          onRetry={list.resume}
        />
      )}
    </FormDialog>
  );
}
