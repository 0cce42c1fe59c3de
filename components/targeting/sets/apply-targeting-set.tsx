import { useRef, useState } from "react";
import { PickChoices } from "@/components/shell/pick-choices";
import { TakeOverBox, type TakeOverProps } from "@/components/targeting/take-over-box";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { counted } from "@/lib/format/plurals";
import { whoseWords } from "@/lib/lists/savable";
import type { TargetingSet } from "@/lib/saved-items/saved-targeting";
import { useTargetingSets } from "./use-targeting-sets";

/** Applies a saved targeting set to the form. Nothing is saved yet. */
export function ApplyTargetingSet(takeOver: TakeOverProps) {
  const { list, sets } = useTargetingSets();
  const [query, setQuery] = useState<string>();
  const [picked, setPicked] = useState<TargetingSet>();
  const opener = useRef<HTMLButtonElement>(null);
  if (sets.length === 0) return null;
  return (
    <div className={classNames("flex flex-col items-start gap-2", picked && "w-full")}>
      <Button ref={opener} size="small" aria-haspopup="dialog" onClick={() => setQuery("")}>
        Use a saved set…
      </Button>
      {picked && (
        <TakeOverBox
          key={picked.id}
          {...takeOver}
          name={picked.name}
          criteria={picked.criteria}
          unknown={0}
          onClose={() => {
            setPicked(undefined);
            opener.current?.focus();
          }}
        />
      )}
      {query !== undefined && (
        <PickChoices
          title="Use a saved set"
          placeholder="Name of a set"
          many="sets"
          items={sets}
          none="No set is saved."
          reading={false}
          groupOf={() => "Saved sets"}
          rowOf={(set) => ({
            about: (
              <>
                <span>{counted(set.criteria.length, "criterion", "criteria")}</span>
                {list.inStore && <span>{whoseWords(set)}</span>}
              </>
            ),
          })}
          query={query}
          onQuery={setQuery}
          onPick={setPicked}
        />
      )}
    </div>
  );
}
