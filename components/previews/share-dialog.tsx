"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { copyQuietly, copyText } from "@/components/ui/copy-text";
import { Dialog } from "@/components/ui/dialog";
import { Segmented } from "@/components/ui/segmented";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import { counted } from "@/lib/format/plurals";
import { APPROVAL_DAYS, type ApprovalWish } from "@/lib/previews/approval-wish";
import { zoneOrUtc } from "@/lib/time/calendar";
import { ShareLinkList } from "./share-link-list";
import { type MadeLink, type SharedPost, useShareLinks } from "./use-share-links";

interface ShareDialogProps {
  /** The content of each link: one to six posts. */
  sheets: readonly (readonly SharedPost[])[];
  /** Why no link can be made yet. */
  notYet?: string | undefined;
  onClose: () => void;
}

const DAYS = APPROVAL_DAYS.map((days) => ({ value: `${days}` as const, label: counted(days, "day") }));

/** Creates read-only links that need no account and expire. */
export function ShareDialog({ sheets, notYet, onClose }: ShareDialogProps) {
  const [days, setDays] = useState<ApprovalWish["days"]>(7);
  const zone = zoneOrUtc(useAccount().account?.timezone);
  const { made, busy, make } = useShareLinks(sheets, zone);
  const lines = sheets.map((posts, at) => ({ name: posts[0]?.name ?? "", ...made[at] }));
  const there = lines.filter(({ url }) => url !== undefined);
  const left = sheets.length - there.length;
  const problem = lines.findLast((line) => line.problem)?.problem;
  const alone = sheets.length === 1;
  const until = there[0]?.until;
  const copy = async (links: readonly MadeLink[], put: typeof copyText) => {
    const urls = links.flatMap(({ url }, at) => (url ? [{ name: sheets[at]?.[0]?.name ?? "", url }] : []));
    // One per line, after its name: suits messages and sheets.
    const text = alone ? urls[0]?.url : urls.map(({ name, url }) => `${name}\t${url}`).join("\n");
    if (!text || !(await put(text))) return;
    toast({ tone: "positive", title: alone ? "Link copied" : `${counted(urls.length, "link")} copied` });
  };
  const makeAndCopy = async () => {
    const links = await make(days);
    // If the browser refuses, they remain visible beside the copy button.
    if (links.length > 0 && links.every(({ url }) => url)) await copy(links, copyQuietly);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={alone ? "Share preview" : `Share ${counted(sheets.length, "preview")}`}
      description={whoSees(sheets)}
      footer={
        <>
          {left > 0 && (
            <Button
              tone={there.length > 0 ? "secondary" : "primary"}
              busy={busy}
              disabledReason={notYet}
              onClick={() => void makeAndCopy()}
            >
              {alone
                ? "Create and copy link"
                : there.length > 0
                  ? `Create the other ${left}`
                  : `Create and copy ${counted(sheets.length, "link")}`}
            </Button>
          )}
          {there.length > 0 && (
            <Button tone="primary" onClick={() => void copy(made, copyText)}>
              <Copy size={14} aria-hidden />
              {alone ? "Copy link" : `Copy ${counted(there.length, "link")}`}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Banner
          live
          tone="blocked"
          title={there.length > 0 ? "Some links were not made" : "There is no link yet"}
        >
          {problem}.
        </Banner>
      )}
      {until === undefined ? (
        <div className="flex flex-col gap-2">
          <span className="font-medium">Opens for</span>
          <Segmented
            label="Opens for"
            value={`${days}`}
            onValueChange={(value) => setDays(APPROVAL_DAYS.find((each) => `${each}` === value) ?? days)}
            options={DAYS}
            className="self-start"
          />
        </div>
      ) : (
        <>
          <ShareLinkList lines={lines} />
          <p className="mt-2 text-text-muted">
            {alone ? "Opens" : "They open"} until <TimeText at={until} zone={zone} show="time-and-zone" />. A
            link cannot be taken back before that.
          </p>
        </>
      )}
    </Dialog>
  );
}

function whoSees(sheets: ShareDialogProps["sheets"]): string {
  const [first] = sheets;
  const end = "without an account. They can’t change anything.";
  if (sheets.length > 1) {
    return `A link for each post: anyone with it can see that preview as it is now, ${end}`;
  }
  return first?.length === 1
    ? `Anyone with the link can see this preview as it is now, ${end}`
    : `Anyone with the link can see these ${counted(first?.length ?? 0, "preview")} as they are now, ${end}`;
}
