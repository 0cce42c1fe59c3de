import type { AttachableCard, useAttachableCards } from "@/components/posts/use-attachable-cards";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { ListPicker } from "@/components/ui/picker/list-picker";
import { attachableTypeName } from "@/lib/cards/card-words";
import { attachmentView } from "@/lib/previews/attachment-view";
import type { MediaLookup } from "@/lib/previews/media-view";
import { wordsTest } from "@/lib/text/characters";
import { EndedPollMark } from "./ended-poll";

interface CardPickerProps {
  list: ReturnType<typeof useAttachableCards>;
  media: MediaLookup;
  onPick: (card: AttachableCard) => void;
  onClose: () => void;
}

/** Chooses the card of a post. Mount it to open it. */
export function CardPicker({ list, media, onPick, onClose }: CardPickerProps) {
  return (
    <ListPicker
      title="Choose a card"
      description="Cards, polls and conversations of the account."
      many="cards"
      placeholder="Name, type or card URI"
      list={list}
      find={(search) => {
        const matches = wordsTest(search);
        return list.records.filter(({ name, type, uri }) =>
          matches(`${name} ${attachableTypeName(type)} ${type} ${uri}`),
        );
      }}
      rowOf={(card) => ({
        id: card.uri,
        picture: <AttachmentThumb view={attachmentView(card.record, media)} className="h-9 w-14" />,
        name: card.name,
        about: attachableTypeName(card.type),
        aside: <EndedPollMark card={card} />,
      })}
      choice={{ of: "one", onPick }}
      none="The account has no card yet: create one first."
      onClose={onClose}
    />
  );
}
