import { useContext, useLayoutEffect, useRef, useState } from "react";
import { FieldError, FieldErrorContext } from "react-aria-components/FieldError";

/**
 * What is wrong with a field, below it. Its line stands in the gap that fields keep from each other (`gap-6`), so that
 * nothing moves when it comes or goes; where it once took more lines, their room stays.
 */
export function FieldMessage({ children }: { children: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const validation = useContext(FieldErrorContext);
  useLayoutEffect(() => {
    setHeight((tallest) => Math.max(tallest, box.current?.scrollHeight ?? 0));
  }, [validation, children]);
  return (
    <div
      ref={box}
      className="-mt-1 -mb-6 min-h-6 text-sm/6 text-red"
      style={height > 0 ? { minHeight: height } : undefined}
    >
      <FieldError>{children}</FieldError>
    </div>
  );
}
