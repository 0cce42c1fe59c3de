"use client";

import { useState } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SortableList } from "@/components/ui/sortable-list";
import { moveView } from "@/lib/grid/saved-views";
import { whoseWords } from "@/lib/lists/savable";
import type { ShownView } from "@/lib/saved-items/shown-view";

interface ArrangeViewsDialogProps {
  views: readonly ShownView[];
  onArrange: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
}

/** Orders saved views by dragging or by the arrow keys; nothing is saved before the confirmation. */
export function ArrangeViewsDialog({ views, onArrange, onClose }: ArrangeViewsDialogProps) {
  const [order, setOrder] = useState(views);
  // If all are on the device there is nothing to distinguish.
  const showsWhose = views.some(({ savedAs }) => savedAs !== undefined);
  const ids = order.map(({ id }) => id);
  const same = views.every(({ id }, index) => id === ids[index]);
  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Arrange views"
      description="Drag a view by its handle, or press ↑ and ↓ on it. The order is saved on this device."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={same ? "The order is as it was." : undefined}
            onClick={() => {
              onArrange(ids).catch((error: unknown) =>
                notifyNotSaved("view", error, "The view was not saved"),
              );
              onClose();
            }}
          >
            Keep this order
          </Button>
        </>
      }
    >
      <SortableList
        label="Saved views"
        items={order}
        onMove={(id, to) => setOrder(moveView(order, id, to))}
        className="flex flex-col"
        itemClassName="min-h-10 gap-2 border-b last:border-b-0"
      >
        {(view) => (
          <>
            <bdi className="min-w-0 flex-1 truncate">{view.name}</bdi>
            {showsWhose && <span className="shrink-0 text-sm text-text-muted">{whoseWords(view)}</span>}
          </>
        )}
      </SortableList>
    </Dialog>
  );
}
