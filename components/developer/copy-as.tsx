import { useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import {
  LANGUAGE_NAMES,
  SNIPPET_LANGUAGES,
  type Snippet,
  type SnippetLanguage,
  snippetIn,
} from "@/lib/developer/snippets";
import { CodeBlock } from "./code-block";

const OPTIONS = SNIPPET_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** A call as text to run elsewhere, with placeholders for keys and tokens. */
export function CopyAs({ snippet }: { snippet: Snippet }) {
  const [language, setLanguage] = useState<SnippetLanguage>("curl");
  return (
    <div className="flex flex-col gap-2">
      <Segmented
        label="Copy as"
        value={language}
        onValueChange={setLanguage}
        options={OPTIONS}
        className="self-start"
      />
      <CodeBlock label={LANGUAGE_NAMES[language]} text={snippetIn(language, snippet)} />
    </div>
  );
}
