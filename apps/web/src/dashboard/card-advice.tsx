import type { ScoreCardText } from "./score-cards.ts";

/** 'Business Impact' with the source of its figure, and 'Recommendation'. */
export function CardAdvice({ text }: { text: ScoreCardText }) {
  return (
    <div className="space-y-3 py-1 text-sm">
      <div>
        <p className="font-semibold">Business Impact</p>
        <p>{text.impact}</p>
        {text.source && <p className="mt-1 text-xs text-muted">Source: {text.source}</p>}
      </div>
      <div>
        <p className="font-semibold">Recommendation</p>
        <p>{text.recommendation}</p>
      </div>
    </div>
  );
}
