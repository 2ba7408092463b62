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
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return `Showing ${from} to ${to} of ${total} ${things}`;
}
