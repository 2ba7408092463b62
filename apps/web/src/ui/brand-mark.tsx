import { brand } from "#brand/brand.ts";

/** A plumb bob on its line, or the reseller's logo. */
export function BrandMark({ className = "size-8" }: { className?: string }) {
  if (brand.logoUrl) return <img src={brand.logoUrl} alt="" className={`${className} object-contain`} />;
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={`${className} shrink-0 text-accent`}>
      <path d="M16 0v15" stroke="currentColor" strokeWidth="2" />
      <path
        d="M10.500 15h11v3.500L16 30l-5.500-11.500z"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The brand block: logo, name and what it is of it. */
export function BrandBlock({ part = "Client Dashboard" }: { part?: string }) {
  return (
    <span className="flex items-center gap-3">
      <BrandMark />
      <span className="leading-tight">
        <span className="block font-semibold tracking-tight wrap-anywhere">{brand.name}</span>
        <span className="block text-xs text-muted">{part}</span>
      </span>
    </span>
  );
}
