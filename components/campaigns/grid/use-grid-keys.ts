"use client";

import type { KeyboardEvent } from "react";
import type { CampaignViewState } from "@/components/campaigns/view/use-campaign-view";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { gridCommand } from "@/lib/campaigns/grid-keys";
import type { FocusColumn } from "./grid-row";
import type { useGridFocus } from "./use-grid-focus";

interface GridKeys {
  focus: ReturnType<typeof useGridFocus>;
  /** Rows that PageUp and PageDown move by. */
  pageRows: () => number;
  view: Pick<CampaignViewState, "panel" | "setPanel">;
  edit: (campaign: Campaign, column: FocusColumn) => boolean;
  choose: (campaign: Campaign, extend: boolean) => void;
  chooseAll: () => void;
  chooseNone: () => void;
  hasSelection: boolean;
  onWhy: (campaign: Campaign, cell: HTMLElement) => void;
  onTogglePause: (campaign: Campaign) => void;
}

/** Carries out what keys ask of the grid. An open panel follows the focus from row to row. */
export function useGridKeys({
  focus,
  pageRows,
  view,
  edit,
  choose,
  chooseAll,
  chooseNone,
  hasSelection,
  onWhy,
  onTogglePause,
}: GridKeys) {
  const follow = (campaign: Campaign | undefined) => {
    if (campaign && view.panel !== null && view.panel !== campaign.id) view.setPanel(campaign.id);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof HTMLElement && event.target.closest<HTMLElement>("[role=gridcell]");
    const command = gridCommand(event);
    const { campaign, column } = focus;
    if (!cell || !command || !campaign) return;
    switch (command.do) {
      case "move":
        follow(focus.move(command.rows, command.columns));
        break;
      case "page":
        follow(focus.move(command.direction * pageRows(), 0));
        break;
      case "edge": {
        const row =
          command.row === "first" ? 0 : command.row === "last" ? Number.MAX_SAFE_INTEGER : focus.index;
        const edge = command.column === "first" ? focus.columns[0] : focus.columns.at(-1);
        follow(focus.focusCell(row, edge ?? column));
        break;
      }
      case "open":
        view.setPanel(view.panel === campaign.id ? null : campaign.id);
        break;
      case "edit":
        if (column === "select") choose(campaign, false);
        else if (column === "why") onWhy(campaign, cell);
        else if (!edit(campaign, column)) view.setPanel(campaign.id);
        break;
      case "select":
        choose(campaign, false);
        break;
      case "extend":
        choose(campaign, true);
        break;
      case "select-all":
        chooseAll();
        break;
      case "pause":
        onTogglePause(campaign);
        break;
      case "clear":
        if (view.panel !== null) view.setPanel(null);
        else if (hasSelection) chooseNone();
        else return;
        break;
    }
    event.preventDefault();
  };
}
