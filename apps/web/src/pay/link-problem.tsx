import { CircleAlert } from "lucide-react";
import { Link } from "react-router";

import { Button } from "#ui/button.tsx";
import { buttonLook } from "#ui/button-look.ts";

interface LinkProblemProps {
  title: string;
  message: string;
  /** Given when the same link may well load a moment later. */
  retry?: { isRetrying: boolean; onRetry: () => void } | null;
}

/** A payment link that cannot be paid: why, and the way on. */
export function LinkProblem({ title, message, retry = null }: LinkProblemProps) {
  return (
    <div className="grid gap-3">
      <CircleAlert aria-hidden className="size-8 text-red" />
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p role="alert" className="text-muted wrap-anywhere">
        {message}
      </p>
      {retry && (
        <Button variant="primary" className="mt-3" isBusy={retry.isRetrying} onPress={retry.onRetry}>
          Try Again
        </Button>
      )}
      <Link
        to="/login"
        className={`${buttonLook({ variant: retry ? "secondary" : "primary" })} ${retry ? "" : "mt-3"}`}
      >
        Go to Login
      </Link>
    </div>
  );
}
