const MOMENT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A moment as a mail says it: it is read anywhere and the time alone is ambiguous, so its zone is named. */
export function utcWords(moment: Date): string {
  return `${MOMENT.format(moment)} UTC`;
}
