"use client";

import { Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { isLoading, STILL_LOADING } from "@/lib/previews/loading";
import { ShareDialog } from "./share-dialog";
import type { SharedPost } from "./use-share-links";

interface ShareButtonProps {
  /** One to six drafts, which one link shows. */
  posts: readonly SharedPost[];
}

/** Creates a read-only link that needs no account and expires. */
export function ShareButton({ posts }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        disabledReason={posts.some(({ view }) => isLoading(view.attachment)) ? STILL_LOADING : undefined}
        onClick={() => setOpen(true)}
      >
        <Link2 size={14} aria-hidden />
        Share preview
      </Button>
      {open && <ShareDialog sheets={[posts]} onClose={() => setOpen(false)} />}
    </>
  );
}
