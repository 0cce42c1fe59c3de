import { useAdsQuery } from "@/lib/ads/client";
import * as powerstreamRules from "@/lib/ads/endpoints/powerstream-rules";
import * as streamRules from "@/lib/ads/endpoints/stream-rules";
import { OwnedItem, OwnedList } from "./owned-list";

/** The rules of the filtered stream and the power stream; they are changed with the API explorer. */
export function StreamRules() {
  const filtered = useAdsQuery(streamRules.list, { max_results: streamRules.RULES_MAX });
  const power = useAdsQuery(powerstreamRules.list, {});
  return (
    <div>
      <h3 className="mb-2 font-medium">Filtered stream</h3>
      <OwnedList
        label="Rules of the filtered stream"
        query={filtered}
        items={filtered.data?.data.data}
        more={filtered.data?.data.meta.next_token !== undefined}
        none="It has no rules, and lets nothing through."
      >
        {rule}
      </OwnedList>
      <h3 className="mt-4 mb-2 font-medium">Power stream</h3>
      <OwnedList
        label="Rules of the power stream"
        query={power}
        items={power.data?.data.data.rules}
        none="It has no rules."
      >
        {rule}
      </OwnedList>
    </div>
  );
}

const rule = ({ id, value, tag }: { id: string; value: string; tag?: string | undefined }) => (
  <OwnedItem key={id} name={<code className="font-mono text-sm">{value}</code>} about={tag ?? "No tag"} />
);
