"use client";

import { SubMenuChoice } from "@/components/ui/sub-menu";
import { DENSITIES, DENSITY_WORDS, type Density } from "@/lib/grid/rows";

interface DensityChoiceProps {
  density: Density;
  onDensity: (density: Density) => void;
}

/** How high the rows of a grid are, inside a menu. */
export function DensityChoice({ density, onDensity }: DensityChoiceProps) {
  return (
    <SubMenuChoice
      label="Density"
      value={density}
      onValueChange={onDensity}
      options={DENSITIES.map((value) => ({ value, label: DENSITY_WORDS[value] }))}
    />
  );
}
