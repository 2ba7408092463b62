/** 'Showing 6 to 10 of 104 audits', or that there are none of these `things`. */
export function rangeWords({
  page,
  total,
  pageSize,
  things,
}: {
  page: number;
  total: number;
  pageSize: number;
  things: string;
}): string {
  if (total === 0) return `Showing 0 ${things}`;
  if (total === 1) return "Showing 1 of 1";
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const shown = from === to ? String(from) : `${from} to ${to}`;
  return `Showing ${shown} of ${total} ${things}`;
}
