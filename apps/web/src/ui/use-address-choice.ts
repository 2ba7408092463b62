import { useSearchParams } from "react-router";

interface AddressChoice<T extends string> {
  /** Name in the address's query. */
  name: string;
  values: readonly T[];
  /** What holds where the address says nothing; it is left out of it. */
  usual: T;
}

/** A choice kept in the address, so that it survives a reload, can be sent to somebody, and Back takes it back. */
export function useAddressChoice<T extends string>({ name, values, usual }: AddressChoice<T>) {
  const [params, setParams] = useSearchParams();
  const chosen = values.find((value) => value === params.get(name)) ?? usual;
  const choose = (value: T) =>
    setParams(
      (before) => {
        if (value === usual) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  return [chosen, choose] as const;
}
