import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

/** Says why a form was refused, and takes the focus so that nobody misses it. */
export function FormFailure({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-md border border-red bg-red-soft p-3 text-sm text-red"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p className="wrap-anywhere">{message}</p>
    </div>
  );
}
