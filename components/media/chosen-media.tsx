import { useState } from "react";
import { useMay } from "@/components/shell/account";
import { ChosenBar, type ChosenBarProps } from "@/components/shell/chosen-bar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { countOf } from "@/lib/bulk/bulk-plan";
import { MEDIA } from "@/lib/media/delete-many";
import { DeleteChosen } from "./delete-chosen";
import { TagEditor } from "./tag-editor";
import type { MediaTagging } from "./use-media-tags";

interface ChosenMediaProps extends Pick<ChosenBarProps, "matching" | "shown" | "onChooseAll" | "onClear"> {
  media: readonly mediaLibrary.Media[];
  library: readonly mediaLibrary.Media[];
  tagging: MediaTagging;
}

/** What can be done with the chosen media, at the bottom while there are any. */
export function ChosenMedia({ media, library, tagging, ...bar }: ChosenMediaProps) {
  const may = useMay(mediaLibrary.remove);
  const [asking, setAsking] = useState<"tags" | "delete">();
  const count = countOf(MEDIA, media.length);
  const close = () => setAsking(undefined);
  return (
    <ChosenBar noun={MEDIA} count={media.length} {...bar}>
      <Button onClick={() => setAsking("tags")}>Tags…</Button>
      <Button tone="danger" disabledReason={may.reason} onClick={() => setAsking("delete")}>
        Delete…
      </Button>
      {asking === "tags" && (
        <Dialog
          open
          width="narrow"
          title={`Tags of ${count}`}
          onOpenChange={(open) => !open && close()}
          footer={
            <Button tone="primary" onClick={close}>
              Done
            </Button>
          }
        >
          <TagEditor keys={media.map(({ media_key }) => media_key)} tagging={tagging} />
        </Dialog>
      )}
      {asking === "delete" && (
        <DeleteChosen media={media} library={library} onClose={close} onStarted={bar.onClear} />
      )}
    </ChosenBar>
  );
}
