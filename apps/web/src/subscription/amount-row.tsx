/** What an amount is for and how much it is, as a row of a list of them. */
export function AmountRow({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}
