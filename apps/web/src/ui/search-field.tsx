import { Search, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaProps,
} from "react-aria-components/SearchField";

export interface SearchFieldProps extends Omit<AriaProps, "children" | "className" | "style"> {
  "aria-label": string;
  placeholder: string;
}

/** A search box with its own clear button; Escape clears it too. */
export function SearchField({ placeholder, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className="group relative w-full sm:w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        placeholder={placeholder}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-10 text-base text-ink outline-offset-1 placeholder:text-muted sm:min-h-10 sm:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      <Button className="absolute top-1/2 right-1 grid size-9 -translate-y-1/2 cursor-pointer place-items-center rounded-md text-muted group-data-[empty]:hidden hover:text-ink">
        <X aria-hidden className="size-4" />
      </Button>
    </AriaSearchField>
  );
}
