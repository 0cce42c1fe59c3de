import { useMemo, useState } from "react";
import { ChooseExisting } from "@/components/bulk/choose-existing";
import { PostPicker } from "@/components/line-items/associations/post-picker";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { PROMOTED_POSTS_MAX } from "@/lib/ads/endpoints/promoted-posts";
import { counted } from "@/lib/format/plurals";
import type { ShownBulkChange } from "@/lib/line-items/bulk/bulk-shown";
import { ShownPlanDialog } from "./shown-plan-dialog";

type Kind = ShownBulkChange["kind"];

const KINDS = [
  { value: "add", label: "Add" },
  { value: "remove", label: "Remove" },
] as const satisfies readonly { value: Kind; label: string }[];

const VERBS: Readonly<Record<Kind, string>> = { add: "Add posts to", remove: "Remove posts from" };
const NONE: ReadonlySet<string> = new Set();

interface BulkPostsDialogProps {
  items: readonly LineItem[];
  onClose: () => void;
}

/** Promotes posts in many line items, or stops that: one choice, one job. */
export function BulkPostsDialog({ items, onClose }: BulkPostsDialogProps) {
  const [kind, setKind] = useState<Kind>("add");
  const [chosen, setChosen] = useState(NONE);
  const change = useMemo(() => ({ kind, posts: [...chosen] }), [kind, chosen]);
  const choose = (key: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, key] : change.posts.filter((id) => id !== key)));
  return (
    <ShownPlanDialog
      items={items}
      change={change}
      verb={VERBS[kind]}
      onClose={onClose}
      chooser={(current, titleOf) => {
        if (kind === "add") return <PostsToAdd chosen={chosen} onChosen={setChosen} titleOf={titleOf} />;
        const counts = countsOf([...current.values()].flatMap(({ posts = [] }) => posts));
        if (counts.size === 0) return <p>None of these line items promotes a post.</p>;
        return (
          <ChooseExisting
            label="Posts to remove"
            one="line item"
            existing={[...counts].map(([key, count]) => ({ key, name: titleOf(key), count }))}
            chosen={chosen}
            onChoose={choose}
          />
        );
      }}
    >
      <Segmented
        label="What to do"
        className="self-start"
        value={kind}
        options={KINDS}
        onValueChange={(next) => {
          setChosen(NONE);
          setKind(next);
        }}
      />
    </ShownPlanDialog>
  );
}

/** How many line items promote each post, the most promoted first. */
function countsOf(promotions: readonly { readonly post_id: string }[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { post_id } of promotions) found.set(post_id, (found.get(post_id) ?? 0) + 1);
  return new Map([...found].sort(([, one], [, other]) => other - one));
}

interface PostsToAddProps {
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  titleOf: (id: string) => string;
}

function PostsToAdd({ chosen, onChosen, titleOf }: PostsToAddProps) {
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState(NONE);
  const tooMany =
    picked.size > PROMOTED_POSTS_MAX ? `Choose at most ${PROMOTED_POSTS_MAX} posts.` : undefined;
  return (
    <div className="flex flex-col items-start gap-2">
      {chosen.size > 0 && (
        <ul aria-label="Posts to add" className="list-disc pl-5">
          {[...chosen].map((id) => (
            <li key={id}>
              <bdi className="wrap-anywhere">{titleOf(id)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setPicked(chosen);
          setChoosing(true);
        }}
      >
        {chosen.size === 0 ? "Choose posts…" : "Choose others…"}
      </Button>
      {choosing && (
        <PostPicker
          title="Posts to add"
          description="Added to each line item that does not promote them yet."
          already={NONE}
          chosen={picked}
          onChosenChange={setPicked}
          action={{
            label: picked.size === 0 ? "Take posts" : `Take ${counted(picked.size, "post")}`,
            busy: false,
            disabledReason: picked.size === 0 ? "Choose one or more posts first." : tooMany,
            onClick: () => {
              onChosen(picked);
              setChoosing(false);
            },
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
