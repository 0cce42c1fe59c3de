import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-input";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { bodySchemaOf } from "@/lib/ads/parameters";
import { exampleBody } from "@/lib/developer/fields";
import { CodeBlock } from "./code-block";

interface ExplorerBodyProps {
  endpoint: AnyEndpoint;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** The JSON body of an endpoint, initially an example. */
export function ExplorerBody({ endpoint, text, error, onText }: ExplorerBodyProps) {
  const example = exampleBody(endpoint);
  return (
    <div className="flex flex-col gap-2">
      <Field label="Body" required error={error} hint="JSON. It starts with an example.">
        <TextArea
          rows={12}
          spellCheck={false}
          className="font-mono text-sm"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      {text !== example && (
        <Button size="small" tone="quiet" className="self-start" onClick={() => onText(example)}>
          Start again from the example
        </Button>
      )}
      <details>
        <summary className="min-h-6 text-text-muted">What it may hold</summary>
        <CodeBlock label="JSON Schema" text={JSON.stringify(bodySchemaOf(endpoint), null, 2)} />
      </details>
    </div>
  );
}
