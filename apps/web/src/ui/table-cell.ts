import type { ReactNode } from "react";

/** No date, amount or word of ours is as long. */
const LONGEST_WORD = 20;

/**
 * How the text of a table's cell may break: an address or a long name anywhere, so that no table outgrows the screen; a
 * date, an amount or a word of ours only between words, since `$1,497.0` above `0` reads as two figures.
 */
export function cellBreak(cell: ReactNode): "wrap-anywhere" | "wrap-break-word" {
  if (typeof cell === "number") return "wrap-break-word";
  if (typeof cell !== "string") return "wrap-anywhere";
  return cell.split(/\s/u).every((word) => word.length <= LONGEST_WORD) ? "wrap-break-word" : "wrap-anywhere";
}
