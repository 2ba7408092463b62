import { CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";

import { type ProcessingState, STEPS } from "./processing-state.ts";

const LOOKS = {
  completed: { Icon: CircleCheck, word: "completed", look: "text-green" },
  processing: {
    Icon: LoaderCircle,
    word: "processing",
    look: "text-accent animate-spin motion-reduce:animate-none",
  },
  pending: { Icon: CircleDashed, word: "pending", look: "text-muted" },
};

/** The six steps, each with what it does and where it stands. */
export function ProcessingSteps({ states }: Pick<ProcessingState, "states">) {
  return (
    <ol className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {STEPS.map(({ id, name, what }, index) => {
        const { Icon, word, look } = LOOKS[states[index] ?? "pending"];
        return (
          <li key={id} className="flex gap-3 text-sm">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${look}`} />
            <div>
              <p>
                <span className="font-medium">{name}</span> <span className="text-muted">{word}</span>
              </p>
              <p className="text-muted">{what}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
