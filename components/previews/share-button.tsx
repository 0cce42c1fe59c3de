"use client";

import { useMutation } from "@tanstack/react-query";
import { Copy, Link2 } from "lucide-react";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import { FORWARD_HEADER } from "@/lib/ads/scope";
import {
  APPROVALS_PATH,
  type ApprovalWish,
  approvalAnswer,
  approvalRefusal,
  type PostStage,
} from "@/lib/previews/approval-wish";
import { isLoading, STILL_LOADING } from "@/lib/previews/loading";
import { forOthers } from "@/lib/previews/shared-view";
import type { PostView } from "@/lib/previews/view";
import { zoneOrUtc } from "@/lib/time/calendar";

interface ShareButtonProps {
  /** One to six drafts. */
  posts: readonly {
    readonly name: string;
    readonly view: PostView;
    readonly stage?: PostStage | undefined;
  }[];
}

const DAYS = [
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

/** Makes a read-only link that needs no account and ends by itself. */
export function ShareButton({ posts }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof DAYS)[number]["value"]>("7");
  const share = useMutation({ mutationFn: makeLink });
  const { data: link, error, isPending, reset } = share;
  const close = (next: boolean) => {
    setOpen(next);
    reset();
  };
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone);
  const wish = { "1": 1, "7": 7, "30": 30 } as const;
  return (
    <>
      <Button
        disabledReason={posts.some(({ view }) => isLoading(view.attachment)) ? STILL_LOADING : undefined}
        onClick={() => setOpen(true)}
      >
        <Link2 size={14} aria-hidden />
        Share preview
      </Button>
      <Dialog
        open={open}
        onOpenChange={close}
        title="Share preview"
        description={
          posts.length === 1
            ? "Anyone with the link can see this preview as it is now, without an account. They can’t change anything."
            : `Anyone with the link can see these ${posts.length} previews as they are now, without an account. They can’t change anything.`
        }
        footer={
          link ? (
            <Button tone="primary" onClick={() => void copy(link.url)}>
              <Copy size={14} aria-hidden />
              Copy link
            </Button>
          ) : (
            <Button
              tone="primary"
              busy={isPending}
              onClick={() => share.mutate({ days: wish[days], zone, posts: posts.map(shared) })}
            >
              Create link
            </Button>
          )
        }
      >
        {error && (
          <Banner live tone="blocked" title="There is no link yet">
            {error.message}.
          </Banner>
        )}
        {link ? (
          <>
            <Field label="Link">
              <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
            </Field>
            <p className="mt-2 text-text-muted">
              Opens until <TimeText at={link.until} zone={zone} show="time-and-zone" />. A link cannot be
              taken back before that.
            </p>
          </>
        ) : (
          <div className="flex flex-col gap-2">
            <span className="font-medium">Opens for</span>
            <Segmented
              label="Opens for"
              value={days}
              onValueChange={setDays}
              options={DAYS}
              className="self-start"
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

const shared = ({ name, view, stage }: ShareButtonProps["posts"][number]) => ({
  name: name.slice(0, 120),
  ...(stage && { stage }),
  view: forOthers(view),
});

async function makeLink(wish: ApprovalWish) {
  const response = await fetch(APPROVALS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", [FORWARD_HEADER]: "1" },
    body: JSON.stringify(wish),
  }).catch(() => undefined);
  if (!response) throw new Error("The dashboard could not be reached. Try again");
  const body: unknown = await response.json().catch(() => undefined);
  const made = approvalAnswer.safeParse(body);
  if (response.ok && made.success) return made.data;
  const [refusal] = approvalRefusal.safeParse(body).data?.errors ?? [];
  throw new Error(refusal?.message ?? `The dashboard answered with ${response.status}`);
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: "positive", title: "Link copied" });
  } catch {
    toast({
      tone: "attention",
      title: "The link could not be copied",
      description: "Select it and copy it.",
    });
  }
}
