import type { ConformanceReports, ConformanceTerms } from "@plumbline/contract/conformance-reports";
import {
  DOWNLOAD_CONFORMANCE_REPORT,
  DOWNLOAD_OPENACR,
  SAVE_CONFORMANCE_REPORT,
  SIGN_CONFORMANCE_REPORT,
} from "@plumbline/contract/endpoints/conformance-reports";
import { DOWNLOAD_LETTER, SAVE_LETTER, SIGN_LETTER } from "@plumbline/contract/endpoints/letters-of-intent";
import type { Letters, LetterTerms } from "@plumbline/contract/letters-of-intent";
import type { Signing } from "@plumbline/contract/statements";

import { call } from "#api/call.ts";

export const SAVE_FAILED = "Failed to save the draft";
export const SIGN_FAILED = "Failed to sign";
export const DOWNLOAD_FAILED = "Failed to download the file";

/** A save: what a person wrote, and the version it goes out from. */
export interface Saving<T> {
  terms: T;
  basedOn: number | null;
}

export async function storeLetter(body: Saving<LetterTerms>): Promise<Letters> {
  return (await call(SAVE_LETTER, { body, words: SAVE_FAILED })).data;
}

export async function signLetter(id: string, body: Signing): Promise<Letters> {
  return (await call(SIGN_LETTER, { params: { id }, body, words: SIGN_FAILED })).data;
}

export function fetchLetter(id: string): Promise<Blob> {
  return call(DOWNLOAD_LETTER, { params: { id }, words: DOWNLOAD_FAILED });
}

export async function storeReport(
  body: Saving<ConformanceTerms> & { seenScan: string },
): Promise<ConformanceReports> {
  return (await call(SAVE_CONFORMANCE_REPORT, { body, words: SAVE_FAILED })).data;
}

export async function signReport(id: string, body: Signing): Promise<ConformanceReports> {
  return (await call(SIGN_CONFORMANCE_REPORT, { params: { id }, body, words: SIGN_FAILED })).data;
}

export function fetchReport(id: string): Promise<Blob> {
  return call(DOWNLOAD_CONFORMANCE_REPORT, { params: { id }, words: DOWNLOAD_FAILED });
}

export function fetchOpenacr(id: string): Promise<Blob> {
  return call(DOWNLOAD_OPENACR, { params: { id }, words: DOWNLOAD_FAILED });
}
