import { useId, type ReactNode } from "react";

interface PartProps {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

/** One part of a document that is being written. */
export function Part({ title, about, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {about && <p className="mt-1 max-w-[75ch] text-sm text-muted">{about}</p>}
      <div className="mt-4 grid gap-6">{children}</div>
    </section>
  );
}

/** Fields side by side where there is room for both. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2">{children}</div>;
}
