"use client";

import { PageBody, PageHeader } from "@/components/shell/page-header";
import { postForm, returnHere } from "@/components/shell/post-form";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A shared or old link that names a handle which this person has not connected. */
export function HandleNotConnected({ handle }: { handle: string }) {
  return (
    <>
      <PageHeader title="Not connected" />
      <PageBody>
        <EmptyState
          title={`@${handle} is not connected`}
          action={
            <Button
              tone="primary"
              onClick={() =>
                postForm("/auth/start", {
                  purpose: "connect",
                  return_to: returnHere(),
                })
              }
            >
              Connect @{handle}
            </Button>
          }
        >
          This address opens an account through @{handle}. Connect that handle, or find the account among
          those of your own.
        </EmptyState>
      </PageBody>
    </>
  );
}
