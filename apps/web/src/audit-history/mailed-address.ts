import { isReportId } from "./audit-address.ts";

const DOWNLOAD = "download";

/** The report whose file an address asks for: `?download={id}`. */
export function askedDownload(params: URLSearchParams): string | null {
  const id = params.get(DOWNLOAD);
  return id !== null && isReportId(id) ? id : null;
}

/** The address once that is done. */
export function withoutDownload(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete(DOWNLOAD);
  return others;
}
