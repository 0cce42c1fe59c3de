import { useRouter } from "next/navigation";
import { panelHref, useOpenRoute } from "@/components/shell/dashboard-route";
import type { Pick } from "@/components/shell/pick-list";
import { SECTIONS } from "@/components/shell/sections";
import { useCreativeSearch } from "./creative-search";

/** Cards, polls, conversations, drafts, files and audiences of the open account to go to, by name or id. */
export function useCreativePicks(words: string): readonly Pick[] {
  const router = useRouter();
  const here = useOpenRoute();
  const found = useCreativeSearch(words);
  if (!here || words === "") return [];
  return found.map(({ section, id, name }): Pick => {
    const href = panelHref(here, section, id);
    return {
      id: `${section} ${id}`,
      group: SECTIONS.find((each) => each.section === section)?.label ?? section,
      href,
      onPick: () => router.push(href),
      content: (
        <>
          <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
          <span className="font-mono text-text-muted text-xs">{id}</span>
        </>
      ),
    };
  });
}
