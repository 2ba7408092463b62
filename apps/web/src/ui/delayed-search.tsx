import { useEffect, useRef, useState } from "react";

import { SearchField } from "./search-field.tsx";

const TYPING_PAUSE_MS = 300;

interface DelayedSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
}

/** A search box that filters after a pause in typing, or at once with Enter. */
export function DelayedSearch({ label, placeholder, value, onSearch }: DelayedSearchProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changes without this box on back and forward.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (text.trim() !== value) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onSearch(next.trim());
  };
  return (
    <search className="max-sm:w-full">
      <SearchField
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => searchNow(next), TYPING_PAUSE_MS);
        }}
        onSubmit={searchNow}
        onClear={() => searchNow("")}
      />
    </search>
  );
}
