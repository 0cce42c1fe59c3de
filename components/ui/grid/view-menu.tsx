"use client";

import { SlidersHorizontal } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";

/** The menu of how a list is shown. */
export function GridViewMenu(props: Pick<ComponentProps<typeof Menu>, "items" | "children">) {
  return (
    <Menu
      {...props}
      align="end"
      trigger={
        <Button tone="quiet">
          <SlidersHorizontal size={14} aria-hidden />
          View
        </Button>
      }
    />
  );
}
