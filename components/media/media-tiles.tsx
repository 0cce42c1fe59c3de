"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useSingleKeys } from "@/components/shell/single-keys";
import { classNames } from "@/components/ui/class-names";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { gridCommand } from "@/lib/grid/keys";
import { ScrollSpeed } from "@/lib/media/scroll-speed";
import { tileAfterKey } from "@/lib/media/tile-keys";
import { ScrollSpeedContext } from "./scroll-speed";
import { TILE_GAP } from "./tile-sizes";

export interface TileContentProps {
  media: Media;
  /** Chosen. */
  selected: boolean;
  /** Why it cannot be chosen. */
  reason: string | undefined;
}

/**
 * Choosing several in addition to opening one: by the tick of a tile, with Shift or Ctrl, or with the keys of a grid.
 */
export interface TileChoosing {
  /** @param extend also all up to it */
  readonly choose: (media: Media, extend: boolean) => void;
  readonly chooseAll: () => void;
  readonly chooseNone: () => void;
}

interface MediaTilesProps {
  label: string;
  media: readonly Media[];
  /** The content of a tile: one stable component, so that scrolling renders only tiles that come into view. */
  content: ComponentType<TileContentProps>;
  /** Pixels: the minimum width of a tile, or `row` for one tile a row. */
  tileWidth: number | "row";
  /** Pixels, of a tile with its gap. */
  tileHeight: number;
  multiple?: boolean;
  selected: ReadonlySet<string>;
  choosing?: TileChoosing;
  /** The one whose panel is open. */
  current?: string | undefined;
  /** Why a medium cannot be chosen, by its key. */
  reasons?: ReadonlyMap<string, string>;
  /** About to be deleted. */
  pendingDeletions?: ReadonlySet<string>;
  onActivate: (media: Media) => void;
  /** The tile that the arrow keys moved to. */
  onMove?: (media: Media) => void;
  className?: string;
}

const NONE: ReadonlyMap<string, string> = new Map();
const NONE_PENDING: ReadonlySet<string> = new Set();
const OVERSCAN_ROWS = 3;

/**
 * Thousands of media, of which only those in view are rendered, in a list box with one tab stop. Arrow keys move,
 * Enter and Space choose, or open where other keys choose. Sizes are fixed, so that scrolling measures nothing.
 */
export function MediaTiles({
  label,
  media,
  content,
  tileWidth,
  tileHeight,
  choosing,
  multiple = choosing !== undefined,
  selected,
  current,
  reasons = NONE,
  pendingDeletions = NONE_PENDING,
  onActivate,
  onMove,
  className,
}: MediaTilesProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const [speed] = useState(() => new ScrollSpeed());
  const letters = useSingleKeys();
  const [activeKey, setActiveKey] = useState<string>();
  const columns = tileWidth === "row" ? 1 : Math.max(1, Math.floor(width / tileWidth));
  const found = activeKey === undefined ? -1 : media.findIndex(({ media_key }) => media_key === activeKey);
  const active = Math.max(0, found);
  const activeRow = Math.floor(active / columns);
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(media.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => tileHeight,
    overscan: OVERSCAN_ROWS,
    // The focused tile stays mounted, wherever the list is scrolled.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(activeRow) || activeRow >= range.count ? shown : [...shown, activeRow];
    },
  });
  const atTarget = (target: EventTarget) => {
    const tile = target instanceof Element ? target.closest<HTMLElement>("[data-media]") : null;
    return media.find(({ media_key }) => media_key === tile?.dataset.media);
  };
  const onClick = (event: MouseEvent) => {
    const clicked = atTarget(event.target);
    if (!clicked) return;
    setActiveKey(clicked.media_key);
    const chooses = event.shiftKey || event.metaKey || event.ctrlKey || isTick(event.target);
    if (choosing && chooses) choosing.choose(clicked, event.shiftKey);
    else onActivate(clicked);
  };
  const activeMedia = media[active];
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      choosing &&
      activeMedia &&
      chooseByKey(choosing, activeMedia, event, { any: selected.size > 0, letters })
    )
      return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (activeMedia) onActivate(activeMedia);
      return;
    }
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / tileHeight) - 1);
    const next = tileAfterKey(event.key, active, { count: media.length, columns, pageRows });
    const target = next === undefined ? undefined : media[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    setActiveKey(target.media_key);
    virtualizer.scrollToIndex(Math.floor(next / columns));
    onMove?.(target);
  };
  const share = width / columns;
  return (
    <div
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      data-choosing={(choosing && selected.size > 0) || undefined}
      aria-activedescendant={activeMedia && width > 0 ? `${id}${activeMedia.media_key}` : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget, timeStamp }) => speed.moved(currentTarget.scrollTop, timeStamp)}
      className={classNames(
        "group/tiles relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-gutter:stable] focus-visible:-outline-offset-2",
        className,
      )}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        <ScrollSpeedContext value={speed}>
          {virtualizer
            .getVirtualItems()
            .flatMap(({ index: row, start }) =>
              media
                .slice(row * columns, (row + 1) * columns)
                .map((each, column) => (
                  <Tile
                    key={each.media_key}
                    id={`${id}${each.media_key}`}
                    media={each}
                    content={content}
                    top={start}
                    left={column * share}
                    width={share}
                    height={tileHeight}
                    row={tileWidth === "row"}
                    position={row * columns + column + 1}
                    total={media.length}
                    active={row * columns + column === active}
                    selected={selected.has(each.media_key)}
                    current={each.media_key === current}
                    reason={reasons.get(each.media_key)}
                    pendingDeletion={pendingDeletions.has(each.media_key)}
                  />
                )),
            )}
        </ScrollSpeedContext>
      </div>
    </div>
  );
}

const isTick = (target: EventTarget) => target instanceof Element && target.closest("[data-tick]") !== null;

/** Whether a key was handled as a choice. */
function chooseByKey(
  choosing: TileChoosing,
  at: Media,
  event: KeyboardEvent,
  { any, letters }: { any: boolean; letters: boolean },
): boolean {
  const asked = gridCommand(event, letters)?.do;
  if (asked === "select" || asked === "extend") choosing.choose(at, asked === "extend");
  else if (asked === "select-all") choosing.chooseAll();
  else if (asked === "clear" && any) choosing.chooseNone();
  else return false;
  event.preventDefault();
  return true;
}

interface TileProps extends TileContentProps {
  id: string;
  content: ComponentType<TileContentProps>;
  top: number;
  left: number;
  width: number;
  height: number;
  row: boolean;
  position: number;
  total: number;
  active: boolean;
  /** Its panel is open. */
  current: boolean;
  pendingDeletion: boolean;
}

/** One place in the list. The list around it handles clicks and keys. */
const Tile = memo(function Tile({
  id,
  media,
  content: Content,
  top,
  left,
  width,
  height,
  row,
  position,
  total,
  active,
  selected,
  current,
  reason,
  pendingDeletion,
}: TileProps) {
  const marked = selected || current;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      data-media={media.media_key}
      aria-selected={selected}
      aria-current={current || undefined}
      aria-disabled={reason !== undefined || undefined}
      aria-setsize={total}
      aria-posinset={position}
      style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
      className={classNames(
        "group/tile absolute top-0 left-0 select-none [contain:strict]",
        row ? "border-b" : TILE_GAP,
        pendingDeletion && "line-through opacity-55",
      )}
    >
      <div
        className={classNames(
          "size-full overflow-hidden",
          row ? "" : "rounded-md border",
          marked
            ? row
              ? "bg-surface-selected"
              : "border-accent bg-surface-selected ring-1 ring-accent"
            : "enabled-hover:bg-surface-hover",
          active &&
            "group-focus-visible/tiles:outline-2 group-focus-visible/tiles:-outline-offset-2 group-focus-visible/tiles:outline-accent",
        )}
      >
        <Content media={media} selected={selected} reason={reason} />
      </div>
    </div>
  );
});

/** The inner width of an element, updated when it changes; 0 before it is mounted. */
function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
