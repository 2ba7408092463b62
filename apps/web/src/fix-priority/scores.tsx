import { useQuery } from "@tanstack/react-query";
import { CircleDashed } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { scoreLook } from "#ui/score-look.ts";

import { type ScoreTile, scoreTiles } from "./score-tiles.ts";

/** The overall score and the five areas above the issues, which do not depend on them. */
export function Scores() {
  const { data, error, isPending, isFetching, refetch } = useQuery(dashboardQuery);
  if (isPending) return <div aria-hidden className="skeleton h-84 w-full sm:h-56 xl:h-28" />;
  if (!data) {
    return (
      <Notice
        tone="warning"
        title="The scores could not be loaded"
        actions={
          <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
            Load the scores
          </Button>
        }
      >
        <p>{failureMessage(error, "Failed to load dashboard data")}</p>
      </Notice>
    );
  }
  return (
    <dl
      aria-label="Scores"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:grid-cols-3 xl:grid-cols-6"
    >
      {scoreTiles(data).map((tile) => (
        <Score key={tile.name} tile={tile} />
      ))}
    </dl>
  );
}

function Score({ tile: { name, score, word, lacks, isProvisional } }: { tile: ScoreTile }) {
  return (
    <div className="bg-surface px-5 py-4">
      <dt className="text-sm text-muted">{name}</dt>
      {score === null ? (
        <dd className="mt-2 flex items-center gap-2 font-medium text-muted">
          <CircleDashed aria-hidden className="size-4 shrink-0" />
          {word}
        </dd>
      ) : (
        <Measured score={score} word={word} isProvisional={isProvisional} />
      )}
      {lacks !== null && <dd className="mt-1.5 text-xs text-muted wrap-anywhere">{lacks}</dd>}
    </div>
  );
}

function Measured({
  score,
  word,
  isProvisional,
}: Pick<ScoreTile, "word" | "isProvisional"> & { score: number }) {
  const { Icon, text, fill } = scoreLook(score, word);
  return (
    <dd className="mt-1">
      <span className="text-3xl font-semibold tracking-tight tabular-nums">
        {score}
        <span className="ml-0.5 text-base font-medium text-muted">%</span>
      </span>
      <span aria-hidden className="mt-2 block h-1.5 rounded-xs bg-line">
        <span
          className={`block h-full rounded-xs ${fill} ${isProvisional ? "hatched" : ""}`}
          style={{ width: `${score}%` }}
        />
      </span>
      <span className={`mt-2 flex items-start gap-1.5 text-sm font-medium ${text}`}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {word}
      </span>
    </dd>
  );
}
