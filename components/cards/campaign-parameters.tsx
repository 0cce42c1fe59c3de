import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { readParameters, UTM_NAMES, withParameter } from "@/lib/cards/campaign-parameters";

const LABELS = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_content: "Content",
} as const;

interface CampaignParametersProps {
  url: string;
  onChange: (url: string) => void;
}

/** The utm parameters of an address, as separate inputs. */
export function CampaignParameters({ url, onChange }: CampaignParametersProps) {
  const values = readParameters(url);
  if (!values) return null;
  const set = UTM_NAMES.filter((name) => values[name] !== "").length;
  return (
    <details>
      <summary className="min-h-6 text-text-muted">
        Campaign parameters {set > 0 && <span className="tabular-nums">({set})</span>}
      </summary>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {UTM_NAMES.map((name) => (
          <Field key={name} label={LABELS[name]}>
            <TextInput
              value={values[name]}
              placeholder={name}
              onChange={({ target }) => onChange(withParameter(url, name, target.value))}
            />
          </Field>
        ))}
      </div>
      <Button
        size="small"
        className="mt-2"
        onClick={() =>
          onChange(withParameter(withParameter(url, "utm_source", "social"), "utm_medium", "paid"))
        }
      >
        Use “paid social” preset
      </Button>
    </details>
  );
}
