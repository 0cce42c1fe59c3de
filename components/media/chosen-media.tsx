import { useState } from "react";
import { usePermission } from "@/components/shell/account";
import { SelectionBar, type SelectionBarProps } from "@/components/shell/selection-bar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { countInWords } from "@/lib/bulk/bulk-plan";
import { MEDIA } from "@/lib/media/delete-many";
import { DeleteChosen } from "./delete-chosen";
import { TagEditor } from "./tag-editor";
import type { MediaTagging } from "./use-media-tags";

interface ChosenMediaProps
  extends Pick<SelectionBarProps, "matching" | "hidden" | "onSelectAll" | "onClear"> {
  media: readonly mediaLibrary.Media[];
  library: readonly mediaLibrary.Media[];
  tagging: MediaTagging;
}

/** The actions for the chosen media, at the bottom while there are any. */
export function ChosenMedia({ media, library, tagging, ...bar }: ChosenMediaProps) {
  const may = usePermission(mediaLibrary.remove);
  const [asking, setAsking] = useState<"tags" | "delete">();
  const count = countInWords(MEDIA, media.length);
  const close = () => setAsking(undefined);
  return (
    <SelectionBar many={MEDIA.many} count={media.length} {...bar}>
      <Button size="small" onClick={() => setAsking("tags")}>
        Tags…
      </Button>
      <Button size="small" tone="danger" disabledReason={may.reason} onClick={() => setAsking("delete")}>
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
    </SelectionBar>
  );
}
