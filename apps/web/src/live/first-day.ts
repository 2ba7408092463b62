import { brand } from "#brand/brand.ts";

const KEY = `${brand.slug}-first-visit`;
const DAY_MS = 24 * 3_600_000;

// Storage throws where a browser forbids it; then the first visit is that of this page.
const inMemory: Record<string, string> = {};

function readVisits(): Record<string, unknown> {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof visits === "object" && visits !== null ? { ...visits, ...inMemory } : inMemory;
  } catch {
    return inMemory;
  }
}

/**
 * Milliseconds left of the 24 hours since this browser first saw the organization (`docs/product.md`, 'The first analysis'); 0 or less when
 * they are over. The first call notes the visit.
 */
export function leftOfFirstDay(organizationId: string, now: number): number {
  const visits = readVisits();
  const noted = visits[organizationId];
  const first = typeof noted === "string" ? Date.parse(noted) : Number.NaN;
  if (Number.isFinite(first) && first <= now) return first + DAY_MS - now;
  inMemory[organizationId] = new Date(now).toISOString();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visits, ...inMemory }));
  } catch {
    // Kept in memory.
  }
  return DAY_MS;
}
