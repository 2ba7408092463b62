import { ChevronDown } from "lucide-react";
import { useId } from "react";

interface NativeSelectProps {
  label: string;
  groups: readonly { name: string; items: readonly { id: string; name: string }[] }[];
  value: string;
  onChange: (id: string) => void;
}

/** A choice of one among hundreds, for which the browser's own list is the quickest: typed into, or a phone's wheel. */
export function NativeSelect({ label, groups, value, onChange }: NativeSelectProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full cursor-pointer appearance-none rounded-md border border-line-strong bg-surface py-2 pr-10 pl-3 text-base text-ink sm:text-sm"
        >
          {groups.map(({ name, items }) => (
            <optgroup key={name} label={name}>
              {items.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
      </div>
    </div>
  );
}
