import { Suspense, useEffect } from "react";

import { currentQuestion, useQuestion } from "#session/confirmed.ts";
import { lazyPart } from "#ui/late-part.tsx";

const ConfirmIdentityDialog = lazyPart(
  async () => (await import("./confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);

/** Where people are asked whether it is still them, whatever page they are on. */
export function Confirmation() {
  const question = useQuestion();
  // Whoever is logged out meanwhile is not asked after the next login.
  useEffect(() => () => currentQuestion()?.answer(false), []);
  if (question === null) return null;
  const { needsCode, answer } = question;
  return (
    <Suspense>
      <ConfirmIdentityDialog
        needsCode={needsCode}
        onConfirmed={() => answer(true)}
        onClose={() => answer(false)}
      />
    </Suspense>
  );
}
