"use client";

import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { lateComponent } from "@/components/ui/late-component";
import { SkeletonRows } from "@/components/ui/skeleton";
import { list } from "@/lib/ads/endpoints/campaigns";

const TITLE = "Rules";

// In a chunk of its own, so that no other page's code is split for what they share.
const Rules = lateComponent(() => import("./rules").then((module) => module.RulesEditor), {
  meanwhile: () => (
    <>
      <PageHeader title={TITLE} />
      <PageBody>
        <SkeletonRows label="Reading the rules" columns={["w-28", "w-64"]} rows={6} />
      </PageBody>
    </>
  ),
});

/** How campaigns of the account are named, and which changes are guarded. */
export function RulesPage() {
  return (
    <RoleGate needs={list} title={TITLE} what="campaigns">
      <Rules />
    </RoleGate>
  );
}
