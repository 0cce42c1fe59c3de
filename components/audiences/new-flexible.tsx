"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { useCreated } from "./created-flexible";
import { FlexibleBuilder } from "./flexible-builder";

const TITLE = "New flexible audiences";
const waiting = <SkeletonRows label="Reading the builder" columns={["w-72", "w-full"]} rows={6} />;

/** The builder of flexible audiences, blank or with a copy of one that this browser created. */
export function NewFlexible() {
  const place = useAccount();
  const [copy] = useQueryState("copy", parseAsString);
  const created = useCreated(place, copy);
  return (
    <RoleGate
      needs={customAudiences.batch}
      title={TITLE}
      what="the builder of flexible audiences"
      verb="use"
      waiting={waiting}
    >
      {copy === null ? (
        <FlexibleBuilder />
      ) : created === undefined ? (
        waiting
      ) : created === null ? (
        <>
          <PageHeader title={TITLE} />
          <PageBody>
            <EmptyState title={`${copy} cannot be duplicated here`}>
              The segments of a flexible audience can’t be read back, and this browser did not create it.
              Duplicate it in the browser that did.
            </EmptyState>
          </PageBody>
        </>
      ) : (
        <FlexibleBuilder key={copy} copied={{ name: copy, draft: created }} />
      )}
    </RoleGate>
  );
}
