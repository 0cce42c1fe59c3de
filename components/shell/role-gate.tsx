"use client";

import type { ReactNode } from "react";
import { lateComponent } from "@/components/ui/late-component";
import { useAccount, usePermission } from "./account";
import { PageBody, PageHeader } from "./page-header";
import type { Gate } from "./permission-reason";

// Loaded when needed: few people see a closed page.
const ClosedToRole = lateComponent(() => import("./closed-to-role").then((module) => module.ClosedToRole), {
  ahead: false,
});

interface RoleGateProps {
  /** The endpoint that this depends on. */
  needs: Gate;
  /** What is closed: "Your role may not see <what>". */
  what: string;
  /** By default "see", for reading. */
  verb?: "see" | "use";
  /** Title of the page; leave it out around a part of one. */
  title?: string;
  /** Beside the title, so that a closed subpage is not a dead end. */
  tabs?: ReactNode;
  /** Shown until the role is known: the skeleton of the content. Without it the children are shown at once. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children if the role may call an endpoint, and the reason otherwise. The role is read before the first
 * call: a refused one would count against limits, and be logged as an attempt.
 */
export function RoleGate({ needs, what, verb = "see", title, tabs, waiting, children }: RoleGateProps) {
  const { permissions, environment } = useAccount();
  const may = usePermission(needs);
  const isHere = needs.environments.includes(environment);
  const isAsking = isHere && permissions.state === "pending";
  if (may.allowed || (isAsking && waiting === undefined)) return children;
  const content = isAsking ? (
    waiting
  ) : (
    <ClosedToRole
      title={isHere ? `Your role may not ${verb} ${what}` : `Not in the ${environment} environment`}
      reason={may.reason}
      whole={title !== undefined}
    />
  );
  if (title === undefined) return content;
  return (
    <>
      <PageHeader title={title} tabs={tabs} />
      <PageBody>{content}</PageBody>
    </>
  );
}
