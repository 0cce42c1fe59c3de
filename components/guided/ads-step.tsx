import { FileImage, ListChecks, MessagesSquare, PenLine, Search } from "lucide-react";
import { useState } from "react";
import { PostPicker } from "@/components/line-items/associations/post-picker";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/ads/endpoints/posts";
import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { type MadeKind, newMade } from "@/lib/drafts/made-for-post";
import { counted } from "@/lib/format/plurals";
import { type GuidedItem, shownItem, showsOf, withItem, withNewAd } from "@/lib/guided/guided-draft";
import { GuidedAdRow } from "./ad-row";
import type { GuidedParts } from "./guided-builder";
import { ItemTabs, ObjectiveFirst } from "./item-tabs";
import { OtherAds } from "./other-ads";

/** The ads of each line item: posts that are published or written here, accounts, and files, as its product allows. */
export function AdsStep(props: GuidedParts) {
  const { draft, showPart, errorAt } = props;
  if (draft.objective === "") return <ObjectiveFirst onGo={() => showPart("objective")} />;
  const item = shownItem(draft);
  const shows = showsOf(draft, item);
  return (
    <>
      <ItemTabs {...props} />
      {item.ads.length > 0 && (
        <ul aria-label="Ads" className="flex flex-col gap-3">
          {item.ads.map((ad) => (
            <li key={ad.id} data-field={`ads/${item.id}/${ad.id}`}>
              <GuidedAdRow {...props} item={item} ad={ad} />
              <p role="alert" className="pt-1 text-blocked text-sm empty:hidden">
                {errorAt(`ads/${item.id}/${ad.id}`)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2" data-field={`ads/${item.id}`}>
        {canPromotePosts(shows) && <PostButtons {...props} item={item} />}
        <OtherAds {...props} item={item} />
      </div>
      {item.ads.some(({ kind }) => kind === "new") && (
        <Banner className="rounded-md">
          New posts are published when you create the campaign, and stay published also if it is paused.
        </Banner>
      )}
    </>
  );
}

/** Posts are written here, or chosen. */
function PostButtons({ draft, known, change, item }: GuidedParts & { item: GuidedItem }) {
  const [picking, setPicking] = useState(false);
  const make = (label: string, kind?: MadeKind) => {
    const made = kind && newMade(kind, draft.campaign.name);
    change((before) => withNewAd(before, made), { label });
  };
  const closed = known.noPosts;
  return (
    <>
      <Button disabledReason={closed} onClick={() => make("New post with a card", "card")}>
        <FileImage size={14} aria-hidden />
        New post with a card
      </Button>
      <Button disabledReason={closed} onClick={() => make("New post")}>
        <PenLine size={14} aria-hidden />
        New post
      </Button>
      <Button disabledReason={closed} onClick={() => make("New post with a poll", "poll")}>
        <ListChecks size={14} aria-hidden />
        New post with a poll
      </Button>
      <Button disabledReason={closed} onClick={() => make("New post with a conversation", "conversation")}>
        <MessagesSquare size={14} aria-hidden />
        New post with a conversation
      </Button>
      <Button onClick={() => setPicking(true)}>
        <Search size={14} aria-hidden />
        Choose published posts
      </Button>
      {picking && (
        <ChoosePosts
          item={item}
          onClose={() => setPicking(false)}
          onPick={(posts) => {
            setPicking(false);
            change((before) => withPosts(before, item, posts), { label: "Choose posts" });
          }}
        />
      )}
    </>
  );
}

const withPosts = (before: GuidedParts["draft"], { id }: GuidedItem, posts: readonly Post[]) =>
  withItem(before, id, (item) => ({
    ...item,
    ads: [
      ...item.ads,
      ...posts.map((post) => ({
        id: `ad-${post.id}`,
        kind: "existing" as const,
        postId: post.id,
        name: draftTitle(post),
      })),
    ],
  }));

interface ChoosePostsProps {
  item: GuidedItem;
  onPick: (posts: readonly Post[]) => void;
  onClose: () => void;
}

function ChoosePosts({ item, onPick, onClose }: ChoosePostsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Post>>(new Map());
  const already = new Set(item.ads.flatMap((ad) => (ad.kind === "existing" ? ad.postId : [])));
  return (
    <PostPicker
      title="Choose posts"
      description="They are promoted once the campaign is created."
      already={already}
      chosen={new Set(chosen.keys())}
      onChosenChange={(ids, listed) => {
        const known = new Map([...chosen, ...listed.map((post) => [post.id, post] as const)]);
        setChosen(
          new Map(
            [...ids].flatMap((id) => {
              const post = known.get(id);
              return post ? [[id, post] as const] : [];
            }),
          ),
        );
      }}
      action={{
        label: chosen.size === 0 ? "Use posts" : `Use ${counted(chosen.size, "post")}`,
        disabledReason: chosen.size === 0 ? "Tick the posts to promote first." : undefined,
        onClick: () => onPick([...chosen.values()]),
      }}
      onClose={onClose}
    />
  );
}
