import { usePlotArea, useYAxisScale } from "recharts";

import { lineLook } from "./chart-look.ts";
import type { ChartLine, ChartPoint } from "./chart-props.ts";
import { spread } from "./spread.ts";

const LINE_HEIGHT = 14;

/** Each line's name beside its last point, pushed apart where the ends are close. */
export function LineEndNames({
  lines,
  points,
}: {
  lines: readonly ChartLine[];
  points: readonly ChartPoint[];
}) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  if (plot === undefined || scale === undefined) return null;
  const ends = lines.flatMap(({ id, name }, index) => {
    const value = points.findLast(({ values }) => typeof values[id] === "number")?.values[id] ?? null;
    const y = value === null ? undefined : scale(value);
    return y === undefined ? [] : [{ name, y, color: lineLook(index).color }];
  });
  const places = spread(
    ends.map(({ y }) => y),
    { gap: LINE_HEIGHT, from: plot.y + LINE_HEIGHT / 2, to: plot.y + plot.height },
  );
  return (
    <g aria-hidden>
      {ends.map(({ name, color }, index) => (
        <text
          key={name}
          x={plot.x + plot.width + 4}
          y={places[index]}
          dominantBaseline="central"
          fill={color}
          fontSize={12}
          fontWeight={500}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
