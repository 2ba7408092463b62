import { bandFill } from "#ui/score-look.ts";

/** A tick every ten points, longer at 0, 50 and 100. */
const TICKS = Array.from({ length: 11 }, (_, ten) => `M${ten * 10} 0v${ten % 5 === 0 ? 8 : 4}`).join("");

interface ScoreScaleProps {
  score: number | null;
  isProvisional?: boolean;
}

/** A ruler from 0 to 100 filled up to the score; empty and dashed without one. It repeats the number beside it. */
export function ScoreScale({ score, isProvisional = false }: ScoreScaleProps) {
  return (
    <div aria-hidden className="pt-0.5">
      <div
        className={
          score === null ? "h-2 border-b-2 border-dashed border-line-strong" : "h-2 rounded-xs bg-line"
        }
      >
        {score !== null && (
          <div
            className={`h-full rounded-xs forced:bg-[CanvasText] forced:forced-color-adjust-none ${bandFill(score)} ${isProvisional ? "hatched" : ""}`}
            style={{ width: `${score}%` }}
          />
        )}
      </div>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="mt-1 block h-2 w-full overflow-visible stroke-line-strong/70"
      >
        <path d={TICKS} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
