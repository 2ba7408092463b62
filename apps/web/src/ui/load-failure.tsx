import { CircleAlert } from "lucide-react";

import { Button } from "./button.tsx";

interface LoadFailureProps {
  title: string;
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A screen whose data could not be loaded: what failed, and another try. */
export function LoadFailure({ title, message, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div className="grid max-w-lg justify-items-start gap-3 py-10">
      <CircleAlert aria-hidden className="size-8 text-red" />
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <p role="alert" className="text-muted wrap-anywhere">
        {message}
      </p>
      <Button variant="primary" isBusy={isRetrying} onPress={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
