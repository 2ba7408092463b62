/** Whether something redirects and every hop says that it moved for good (RFC 9110, 15.4.2 and 15.4.9). */
export function movedForGood(redirects: readonly { status: number }[]): boolean {
  return redirects.length > 0 && redirects.every(({ status }) => status === 301 || status === 308);
}
