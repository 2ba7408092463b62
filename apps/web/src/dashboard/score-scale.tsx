import { scoreLook } from "#ui/score-look.ts";

const TICKS = Array.from({ length: 11 }, (_, tick) => tick);

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
            className={`h-full rounded-xs forced:bg-[CanvasText] forced:forced-color-adjust-none ${scoreLook(score).fill} ${isProvisional ? "hatched" : ""}`}
            style={{ width: `${score}%` }}
          />
        )}
      </div>
      <div className="mt-1 flex justify-between">
        {TICKS.map((tick) => (
          <span key={tick} className={`w-px bg-line-strong/70 ${tick % 5 === 0 ? "h-2" : "h-1"}`} />
        ))}
      </div>
    </div>
  );
}
