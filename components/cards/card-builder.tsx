"use client";

import { useRouter } from "next/navigation";
import { useCallback, useMemo, useState } from "react";
import { BuilderFrame } from "@/components/builder/builder-frame";
import { CountedText } from "@/components/builder/counted-text";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref, panelHref } from "@/components/shell/place";
import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { CARD_NAME_MAX, create } from "@/lib/ads/endpoints/cards";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { type CardDraft, isCardDraft, mediaKeysOfDraft } from "@/lib/cards/card-draft";
import { readCardText, textOfDraft } from "@/lib/cards/card-json";
import { sideName } from "@/lib/cards/card-words";
import { draftAdvice, ratioAdvice } from "@/lib/cards/draft-advice";
import { draftProblems, finishedBody } from "@/lib/cards/draft-problems";
import { sideOf } from "@/lib/cards/edit-draft";
import { type RefusalsAtFields, refusalsAtFields } from "@/lib/cards/refusal-fields";
import { resultingType } from "@/lib/cards/resulting-type";
import { BlockFields } from "./block-fields";
import { BlockOutline } from "./block-outline";
import { type CardBuilderParts, CardBuilderProvider } from "./builder-context";
import { BuilderPreview } from "./builder-preview";
import { ResultingType } from "./resulting-type";
import { ShapeSwitch } from "./shape-switch";
import { SlideOutline } from "./slide-outline";
import { useCardMedia } from "./use-card-media";

interface CardBuilderProps {
  /** Under what the work is kept on this device: "card", or the card it is a copy of. */
  name: string;
  initial: () => CardDraft;
}

interface Failure {
  readonly error: CallError;
  readonly refusals: RefusalsAtFields;
}

/** Makes cards of both shapes: blocks that lead to one destination, and slides. */
export function CardBuilder({ name, initial }: CardBuilderProps) {
  const place = useAccount();
  const { accountId } = place;
  const router = useRouter();
  const mayCreate = useMay(create);
  const { mutateAsync } = useAdsMutation(create);
  const [busy, run] = useOneAtATime();
  const history = useKeptHistory<CardDraft>({ name, accountId, initial, isValue: isCardDraft });
  const { typeOf, mediaOf, ratioOf, error: libraryError } = useCardMedia();
  const [chosen, setChosen] = useState<string>();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { value: draft } = history;
  const shown = draft.sides.find(({ id }) => id === chosen) ?? draft.sides[0];
  const problems = useMemo(() => draftProblems(draft, typeOf), [draft, typeOf]);
  const ratios = useMemo(() => ratioAdvice(draft, ratioOf), [draft, ratioOf]);
  const suggestions = useMemo(() => draftAdvice(draft, ratios), [draft, ratios]);

  const change = useCallback<CardBuilderParts["change"]>(
    (next, how) => {
      setFailure(undefined);
      history.change(next, how);
    },
    [history.change],
  );
  const parts = useMemo<CardBuilderParts>(() => {
    const errors = new Map([
      ...(failure?.refusals.fields ?? []),
      ...problems
        .filter(({ empty }) => tried || !empty)
        .map(({ field, message }) => [field, message] as const),
    ]);
    return { draft, change, errorAt: (field) => errors.get(field), ratios, typeOf, mediaOf };
  }, [draft, change, problems, tried, failure, ratios, typeOf, mediaOf]);

  const show = (field: string) => {
    const owner = field.split(".")[0] ?? "";
    const side = draft.sides.find(({ id }) => id === owner) ?? sideOf(draft, owner);
    if (side) setChosen(side.id);
  };
  const submit = () =>
    run(async () => {
      try {
        const { data } = await mutateAsync({ account_id: accountId, body: finishedBody(draft) });
        await history.finish();
        toast({ title: `Created ${data.name}`, tone: "positive" });
        router.push(panelHref(place, "cards", data.id));
      } catch (error) {
        if (!isCallError(error)) throw error;
        setTried(true);
        const refusals = refusalsAtFields(draft, error instanceof RefusedError ? error.errors : []);
        const [first] = refusals.fields.keys();
        if (first !== undefined) show(first);
        setFailure({ error, refusals });
      }
    });
  const reading = libraryError === null && mediaPending(draft, typeOf);
  return (
    <CardBuilderProvider value={parts}>
      <BuilderFrame
        title="New card"
        list={{ href: accountHref(place, "cards"), of: "cards" }}
        history={history}
        blank={initial}
        outline={
          <div className="p-3">
            {draft.shape === "slides" ? (
              <SlideOutline shown={shown} onShow={setChosen} onOpenBlock={({ id }) => openBlock(id)} />
            ) : (
              shown && (
                <BlockOutline side={shown} label="Blocks of the card" onOpen={({ id }) => openBlock(id)} />
              )
            )}
          </div>
        }
        fields={
          <>
            {Boolean(failure?.refusals.fields.size) && (
              <Banner tone="blocked" live title="The card was refused.">
                The reasons are shown at the fields.
              </Banner>
            )}
            <div className="flex flex-col gap-4 border-b px-4 py-4">
              <CountedText
                field="name"
                label="Name"
                hint="Internal name – not shown publicly."
                value={draft.name}
                max={CARD_NAME_MAX}
                error={parts.errorAt("name")}
                required
                onChange={(typed) =>
                  change((now) => ({ ...now, name: typed }), { label: "Write the name", run: "name" })
                }
              />
              <ShapeSwitch />
            </div>
            {draft.shape === "slides" && shown && (
              <h2 className="px-4 pt-4 font-semibold text-lg">{sideName(draft, shown)}</h2>
            )}
            {draft.shape === "components" && <h2 className="sr-only">Blocks</h2>}
            {shown && <BlockFields side={shown} />}
          </>
        }
        preview={<BuilderPreview draft={draft} slide={shown ? draft.sides.indexOf(shown) : 0} />}
        result={<ResultingType {...resultingType(draft, typeOf)} />}
        missing={problems}
        advice={suggestions}
        onJump={(field) => {
          setTried(true);
          show(field);
        }}
        json={{
          text: textOfDraft(draft),
          onText: (text) => {
            const { draft: read, problems: found } = readCardText(text, draft, typeOf);
            if (read) change(() => read, { label: "Edit as JSON", run: "json" });
            return { taken: read !== undefined, problems: found };
          },
        }}
        primary={{
          label: "Create card",
          onClick: submit,
          busy,
          disabledReason: mayCreate.reason ?? (reading ? "Reading the media library…" : undefined),
        }}
        notice={
          failure &&
          (failure.refusals.fields.size === 0 || failure.refusals.rest.length > 0) && (
            <ErrorState compact title="The card was not created" error={failure.error} />
          )
        }
      />
    </CardBuilderProvider>
  );
}

/** Whether media are shown of which it is not known yet if they are in the library. */
const mediaPending = (draft: CardDraft, typeOf: CardBuilderParts["typeOf"]) =>
  mediaKeysOfDraft(draft).some((key) => typeOf(key) === undefined);

function openBlock(blockId: string) {
  const section = document.querySelector(`[data-block="${CSS.escape(blockId)}"]`);
  section?.scrollIntoView({ block: "nearest" });
  section
    ?.querySelector<HTMLElement>("[data-field] :is(input, select, button)")
    ?.focus({ preventScroll: true });
}
