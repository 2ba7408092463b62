import { Check, ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";

interface SelectItem<K extends string> {
  id: K;
  name: string;
  /** What choosing it means. */
  note?: string;
}

interface SelectProps<K extends string> {
  label: string;
  /** For a table whose column says the same already. */
  isLabelHidden?: boolean;
  items: readonly SelectItem<K>[];
  value: K;
  onChange: (id: K) => void;
  isDisabled?: boolean;
}

/** A choice of one among a few. */
export function Select<K extends string>(props: SelectProps<K>) {
  const { label, isLabelHidden = false, items, value, onChange, isDisabled = false } = props;
  return (
    <AriaSelect
      className="flex flex-col gap-1.5"
      isDisabled={isDisabled}
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Label className={isLabelHidden ? "sr-only" : "text-sm font-medium"}>{label}</Label>
      <Button className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-left text-base data-[disabled]:cursor-default data-[disabled]:opacity-60 sm:text-sm">
        <SelectValue>{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Button>
      <Popover className="min-w-(--trigger-width) max-w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto rounded-lg border border-line-strong bg-surface p-1 shadow-overlay data-[entering]:animate-[fade-in_120ms]">
        <ListBox className="outline-none">
          {items.map(({ id, name, note }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={name}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5 text-sm outline-offset-[-2px] data-[focused]:bg-sunken sm:min-h-9"
            >
              {({ isSelected }) => (
                <>
                  <span>
                    {name}
                    {note && <span className="block text-xs text-muted"> {note}</span>}
                  </span>
                  {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
