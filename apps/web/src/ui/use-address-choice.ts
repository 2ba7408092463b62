import { useState } from "react";
import { useSearchParams } from "react-router";

interface AddressChoice<T extends string> {
  /** Name in the address's query. */
  name: string;
  values: readonly T[];
  /** What holds where the address says nothing; it is left out of it. */
  usual: T;
}

/** A choice kept in the address, so that it survives a reload, can be sent to someone, and Back takes it back. */
export function useAddressChoice<T extends string>({ name, values, usual }: AddressChoice<T>) {
  const [params, setParams] = useSearchParams();
  const addressed = values.find((value) => value === params.get(name)) ?? usual;
  // The address follows a moment later; what was pressed shows at once.
  const [chosen, setChosen] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  if (followed !== addressed) {
    setFollowed(addressed);
    setChosen(addressed);
  }
  const choose = (value: T) => {
    setChosen(value);
    setParams(
      (before) => {
        if (value === usual) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  };
  return [chosen, choose] as const;
}
