import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { BuilderPartProps } from "@/components/builder/builder";
import { innerParts } from "@/components/builder/inner-parts";
import { CardFields } from "@/components/cards/card-fields";
import { CardOutline } from "@/components/cards/card-outline";
import { useCardKnown } from "@/components/cards/use-card-known";
import { ConversationFields } from "@/components/conversations/conversation-fields";
import { useConversationKnown } from "@/components/conversations/use-conversation-known";
import { PollFields } from "@/components/polls/poll-fields";
import { usePollKnown } from "@/components/polls/use-poll-known";
import { IconButton } from "@/components/ui/icon-button";
import { type DraftForm, withCard } from "@/lib/drafts/draft-form";
import type { Made, MadeForPost } from "@/lib/drafts/made-for-post";
import { showSlide, useShownSlide } from "./shown-slides";

type PostProps = BuilderPartProps<DraftForm, unknown>;

interface MadeFieldsProps extends PostProps {
  made: MadeForPost;
  /** It was just started: its fields get the focus. */
  fresh: boolean;
  onRemoved: () => void;
}

/** The new card, poll or conversation of a post, with the fields of its own page. */
export function MadeForPostFields({ fresh, onRemoved, ...props }: MadeFieldsProps) {
  const { made, change, errorAt } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) fields.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [fresh]);
  return (
    <section aria-label={`New ${made.kind}`} data-field="made" data-card="" className="rounded-md border">
      <div className="flex items-center gap-2 border-b px-4 py-2">
        <h3 className="min-w-0 flex-1 font-medium">New {made.kind}</h3>
        <IconButton
          label={`Remove the new ${made.kind}`}
          size="small"
          onClick={() => {
            change((draft) => withCard(draft, null), { label: `Remove the ${made.kind}` });
            onRemoved();
          }}
        >
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      <p role="alert" className="px-4 pt-3 text-blocked text-sm empty:hidden">
        {errorAt("made")}
      </p>
      <div ref={fields}>{fieldsOf(props)}</div>
    </section>
  );
}

function fieldsOf({ made, ...props }: PostProps & { made: MadeForPost }) {
  if (made.kind === "card") return <MadeCard {...props} made={made} />;
  if (made.kind === "poll") return <MadePoll {...props} made={made} />;
  return <MadeConversation {...props} made={made} />;
}

/** Changes the new attachment of a post. */
const inMade = (post: DraftForm, next: (made: MadeForPost) => MadeForPost): DraftForm =>
  post.made ? { ...post, made: next(post.made) } : post;

function MadeCard({ made, ...props }: PostProps & { made: Made<"card"> }) {
  const known = useCardKnown(made.form);
  const parts = innerParts(props, {
    draft: made.form,
    known,
    at: "made",
    part: useShownSlide(made.id),
    showPart: (slide) => showSlide(made.id, slide),
    put: (post: DraftForm, next) =>
      inMade(post, (own) => (own.kind === "card" ? { ...own, form: next(own.form) } : own)),
  });
  return (
    <CardFields {...parts}>
      <CardOutline {...parts} />
    </CardFields>
  );
}

function MadePoll({ made, ...props }: PostProps & { made: Made<"poll"> }) {
  const known = usePollKnown(made.form);
  return (
    <PollFields
      {...innerParts(props, {
        draft: made.form,
        known,
        at: "made",
        put: (post: DraftForm, next) =>
          inMade(post, (own) => (own.kind === "poll" ? { ...own, form: next(own.form) } : own)),
      })}
    />
  );
}

function MadeConversation({ made, ...props }: PostProps & { made: Made<"conversation"> }) {
  const known = useConversationKnown(made.form);
  return (
    <ConversationFields
      {...innerParts(props, {
        draft: made.form,
        known,
        at: "made",
        put: (post: DraftForm, next) =>
          inMade(post, (own) => (own.kind === "conversation" ? { ...own, form: next(own.form) } : own)),
      })}
    />
  );
}
