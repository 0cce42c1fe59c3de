// The same lines and axes in Chart.js, with only the parts that they take, without animation and points.
import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { dayName, HEIGHT, onDraw, place, series, WIDTH } from "./days";

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);

const COLOURS = ["#2563eb", "#111827", "#15803d", "#b45309", "#7c3aed"];

onDraw(() => {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  place().append(canvas);
  new Chart(canvas, {
    type: "line",
    data: {
      labels: (series[0] ?? []).map(({ from }) => dayName(from)),
      datasets: series.map((days, line) => ({
        label: `Campaign ${line + 1}`,
        data: days.map(({ value }) => value),
        borderColor: COLOURS[line] ?? "#000",
        borderWidth: 2,
        pointRadius: 0,
      })),
    },
    options: { animation: false, responsive: false, scales: { y: { beginAtZero: true } } },
  });
});
