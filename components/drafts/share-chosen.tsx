import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { plural } from "@/lib/format/plurals";
import type { SharablePost, ShareAs } from "./post-preview-box";

interface ShareChosenProps<Post extends SharablePost> {
  posts: readonly Post[];
  shareAs: (post: Post) => ShareAs;
}

/** Of the links that a person can create in an hour, this many are created at once. */
const SHARED_MAX = 50;

const lateDialog = new LazyModule(() => import("./share-posts-dialog"));

/** Creates a link for each of the chosen posts, for separate approval. */
export function ShareChosen<Post extends SharablePost>({ posts, shareAs }: ShareChosenProps<Post>) {
  const [open, setOpen] = useState(false);
  const late = useLazyModule(lateDialog, open);
  const tooMany = posts.length > SHARED_MAX;
  return (
    <>
      <Button
        size="small"
        disabledReason={tooMany ? `At most ${SHARED_MAX} previews are shared at once.` : undefined}
        onClick={() => setOpen(true)}
      >
        {plural(posts.length, { one: "Share preview…", other: "Share previews…" })}
      </Button>
      {late && open && (
        <late.SharePostsDialog posts={posts} shareAs={shareAs} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
