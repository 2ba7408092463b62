import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  good: { box: "border-green-fill/60 bg-green-soft", text: "text-green", Icon: CircleCheck },
  info: { box: "border-accent/40 bg-accent-soft", text: "text-accent", Icon: Info },
  warning: { box: "border-yellow-fill/70 bg-yellow-soft", text: "text-yellow", Icon: TriangleAlert },
  bad: { box: "border-red-fill/60 bg-red-soft", text: "text-red", Icon: CircleAlert },
};

interface NoticeProps {
  /** With it, the focus can be given to the notice. */
  id?: string;
  tone: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
}

/** A banner: what is the case, and the way on. */
export function Notice({ id, tone, title, children, actions }: NoticeProps) {
  const { box, text, Icon } = TONES[tone];
  return (
    <section
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-label={title}
      className={`flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border p-4 outline-none ${box}`}
    >
      <div className="flex min-w-[min(16rem,100%)] flex-1 gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${text}`} />
        <div className="min-w-0 text-sm wrap-anywhere">
          <h2 className={`font-semibold ${text}`}>{title}</h2>
          {children && <div className="mt-0.5 max-w-[75ch] space-y-1">{children}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:pl-8">{actions}</div>}
    </section>
  );
}
