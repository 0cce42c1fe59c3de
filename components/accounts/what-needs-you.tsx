import Link from "next/link";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusShape } from "@/components/ui/status-mark";
import { type AccountRow, whyUnseen } from "@/lib/accounts/portfolio";
import type { AccountProblem } from "@/lib/accounts/problem-kinds";
import type { Environment } from "@/lib/ads/endpoint";
import { explainError } from "@/lib/ads/error-words";

interface WhatNeedsYouProps {
  environment: Environment;
  row: AccountRow;
  /** Refetches the data behind the account's problems. */
  onReadAgain: () => void;
}

/** An account's problems with how to solve them, and what may be missing from the list. */
export function WhatNeedsYou({ environment, row, onReadAgain }: WhatNeedsYouProps) {
  const { account, via, problems } = row;
  return (
    <ul className="flex flex-col gap-3">
      {problems.map((problem) => (
        <li key={`${problem.kind} ${problem.what}`} className="flex gap-2">
          <StatusShape kind={problem.level} className="mt-1" />
          <ProblemWords
            problem={problem}
            href={
              problem.page && accountHref({ environment, handle: via, accountId: account.id }, problem.page)
            }
          />
        </li>
      ))}
      <Unseen row={row} onReadAgain={onReadAgain} />
      {problems.length === 0 && !whyUnseen(row) && (
        <li className="text-text-muted">
          {row.checked ? "Nothing any more." : <Skeleton className="h-3 w-48" />}
        </li>
      )}
    </ul>
  );
}

function ProblemWords({ problem, href }: { problem: AccountProblem; href: string | undefined }) {
  return (
    <div>
      <p>{problem.what}</p>
      <p className="text-text-muted">
        {problem.fix}{" "}
        {href && (
          <Link href={href} className="text-accent-text underline">
            Open {problem.page}
          </Link>
        )}
      </p>
    </div>
  );
}

function Unseen({ row, onReadAgain }: Pick<WhatNeedsYouProps, "row" | "onReadAgain">) {
  const unseen = whyUnseen(row);
  if (!unseen) return null;
  if (!unseen.error) {
    return (
      <li className="text-text-muted">
        Your role here may not see funding or campaigns: problems of those are not shown.
      </li>
    );
  }
  const { what, why } = explainError(unseen.error);
  return (
    <li className="flex flex-col items-start gap-2">
      <p>
        Some problems may be missing: not everything could be read. {what}. {why}
      </p>
      <Button size="small" onClick={onReadAgain}>
        Try again
      </Button>
    </li>
  );
}
