import { useMemo } from "react";
import { encode } from "uqr";

/** Quiet zone around the code, in modules: ISO/IEC 18004 asks for four. */
const QUIET_MODULES = 4;

/** A QR code, dark on light in every theme: many readers cannot read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: QUIET_MODULES });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** One square for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
