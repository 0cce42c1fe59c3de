"use client";

import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { useAccount, useMay } from "./account";
import { PageBody, PageHeader } from "./page-header";
import type { Gate } from "./permission-reason";
import { accountHref } from "./place";
import { homeSection } from "./sections";

interface RoleGateProps {
  /** The endpoint without which nothing of this can be shown or done. */
  needs: Gate;
  /** What stays closed: "Your role may not see <what>". */
  what: string;
  /** "see" for what is read, which it is unless told otherwise. */
  verb?: "see" | "use";
  /** Title of the page; leave it out around a part of one. */
  title?: string;
  /** Beside the title, so that a closed subpage is not a dead end. */
  tabs?: ReactNode;
  /** Stands here until the role is known: the skeleton of what comes. Without it the children do already. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to those whose role may call an endpoint, and tells the others why not. The role is asked
 * for before the first call: a refused one would be counted, and logged as somebody trying the door.
 */
export function RoleGate({ needs, what, verb = "see", title, tabs, waiting, children }: RoleGateProps) {
  const account = useAccount();
  const { permissions, environment } = account;
  const may = useMay(needs);
  const isHere = needs.environments.includes(environment);
  const isAsking = isHere && permissions.state === "pending";
  if (may.allowed || (isAsking && waiting === undefined)) return children;
  // A whole page that is closed leads on to one that is not; a part of a page has the page around it.
  const home = title !== undefined && permissions.state === "known" && homeSection(permissions);
  const content = isAsking ? (
    waiting
  ) : (
    <EmptyState
      title={isHere ? `Your role may not ${verb} ${what}` : `Not in the ${environment} environment`}
      action={
        home && (
          <LinkButton href={accountHref(account, home.section)}>Go to {home.label.toLowerCase()}</LinkButton>
        )
      }
    >
      {may.reason}
    </EmptyState>
  );
  if (title === undefined) return content;
  return (
    <>
      <PageHeader title={title} tabs={tabs} />
      <PageBody>{content}</PageBody>
    </>
  );
}
