import { BrandMark } from "#ui/brand-mark.tsx";

/** What stands there until the first screen's code has arrived. */
export function Starting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <BrandMark className="size-10" />
    </div>
  );
}
