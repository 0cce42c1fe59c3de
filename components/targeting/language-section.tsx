import { Plus } from "lucide-react";
import { matchSorter } from "match-sorter";
import { useState } from "react";
import { PickList } from "@/components/shell/pick-list";
import { Button } from "@/components/ui/button";
import { criterion } from "@/lib/targeting/criteria";
import { languages } from "@/lib/targeting/languages";
import { EntryList } from "./entry-list";
import { isWanted, type SectionProps } from "./section-props";

/** Languages in which people use the service. */
export function LanguageSection(props: SectionProps) {
  const [query, setQuery] = useState<string>();
  const has = new Set(props.entries.filter(isWanted).map((entry) => entry.criterion.targeting_value));
  const offered = languages().filter(({ code }) => !has.has(code));
  const asked = query?.trim() ?? "";
  const found = asked === "" ? offered : matchSorter(offered, asked, { keys: ["name", "code"] });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-haspopup="dialog" onClick={() => setQuery("")}>
          <Plus size={14} aria-hidden />
          Add a language
        </Button>
        <p className="min-w-48 flex-1 text-sm text-text-muted">
          People who use any of these languages. If empty, any language.
        </p>
      </div>
      {query !== undefined && (
        <PickList
          title="Add a language"
          placeholder="German, or de"
          query={query}
          onQueryChange={setQuery}
          onClose={() => setQuery(undefined)}
          empty="No language matches."
          picks={found.map(({ code, name }) => ({
            id: code,
            group: "Languages",
            onPick: () => props.onAdd([criterion("LANGUAGE", code, { name })]),
            content: (
              <>
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="font-mono text-sm text-text-muted">{code}</span>
              </>
            ),
          }))}
        />
      )}
      <EntryList what="languages" {...props} />
    </>
  );
}
