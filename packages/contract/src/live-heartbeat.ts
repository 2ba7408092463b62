/** Seconds after which the live stream says something even if nothing happens, so that both ends know the other lives. */
export const LIVE_HEARTBEAT_SECONDS = 20;
