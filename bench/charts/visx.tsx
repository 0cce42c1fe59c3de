// The same lines and axes of visx's parts, drawn once and not to be read by mouse or keys.
import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { Group } from "@visx/group";
import { scaleLinear, scaleTime } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { dayName, HEIGHT, onDraw, place, series, WIDTH } from "./days";

const COLOURS = ["#2563eb", "#111827", "#15803d", "#b45309", "#7c3aed"];
const LEFT = 64;
const BOTTOM = 24;

function Chart() {
  const all = series.flat();
  const times = all.map(({ from }) => from);
  const x = scaleTime({
    domain: [Math.min(...times), Math.max(...times)],
    range: [0, WIDTH - LEFT - 12],
  });
  const y = scaleLinear({
    domain: [0, Math.max(...all.map(({ value }) => value))],
    range: [HEIGHT - BOTTOM, 10],
    nice: true,
  });
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT}>
      <Group left={LEFT}>
        <GridRows scale={y} width={WIDTH - LEFT - 12} numTicks={4} stroke="#ddd" />
        <AxisLeft scale={y} numTicks={4} />
        <AxisBottom
          scale={x}
          top={HEIGHT - BOTTOM}
          numTicks={16}
          tickFormat={(day) => dayName(Number(day))}
        />
        {series.map((days, line) => (
          <LinePath
            key={COLOURS[line]}
            data={[...days]}
            x={({ from }) => x(from)}
            y={({ value }) => y(value)}
            stroke={COLOURS[line] ?? "#000"}
            strokeWidth={2}
          />
        ))}
      </Group>
    </svg>
  );
}

onDraw(() => flushSync(() => createRoot(place()).render(<Chart />)));
