import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

interface DisclosureProps {
  title: ReactNode;
  /** Level of the heading that the line is, where it heads a part of the page. */
  heading?: 3 | 4;
  children: ReactNode;
  className?: string;
}

/** A line that opens into more; what it holds is made when it is opened. */
export function Disclosure({ title, heading, children, className = "" }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const Line = heading === undefined ? "div" : (`h${heading}` as const);
  return (
    <div className={className}>
      <Line>
        <AriaButton
          aria-expanded={isOpen}
          aria-controls={panel}
          onPress={() => setOpen(!isOpen)}
          className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm text-left text-sm font-medium text-accent sm:min-h-8"
        >
          <ChevronRight aria-hidden className={`size-4 shrink-0 ${isOpen ? "rotate-90" : ""}`} />
          {title}
        </AriaButton>
      </Line>
      <div id={panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
