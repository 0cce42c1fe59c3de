"use client";

import { ImportPage, importSkeleton } from "@/components/import/import-page";
import { RoleGate } from "@/components/shell/role-gate";
import { batch } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEM_IMPORT, type LineItemImportTypes } from "@/lib/line-items/import/line-item-import";
import { LineItemImportPreview } from "./line-item-import-preview";

/** Changes line items, and creates new ones in their campaigns, by the rows of a CSV file. */
export function ImportLineItems() {
  return (
    <RoleGate needs={batch} title="Import line items" what="the import" verb="use" waiting={importSkeleton}>
      <ImportPage<LineItemImportTypes>
        kind={LINE_ITEM_IMPORT}
        creates="creates a line item in the campaign that it names"
      >
        {(work, history, chooseAnother) => (
          <LineItemImportPreview
            key={work.file.id}
            work={work}
            history={history}
            chooseAnother={chooseAnother}
          />
        )}
      </ImportPage>
    </RoleGate>
  );
}
