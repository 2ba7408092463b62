import type { BusinessFigures } from "@plumbline/contract/business-impact";
import { CHANGE_PASSWORD } from "@plumbline/contract/endpoints/auth";
import { SET_BUSINESS_FIGURES } from "@plumbline/contract/endpoints/business-figures";
import { DOWNLOAD_DATA_EXPORT, REQUEST_DATA_EXPORT } from "@plumbline/contract/endpoints/data-export";
import { SET_NOTIFICATION_CHOICES } from "@plumbline/contract/endpoints/notification-choices";
import { END_OTHER_SESSIONS, END_SESSION } from "@plumbline/contract/endpoints/sessions";
import { SET_TIME_ZONE } from "@plumbline/contract/endpoints/time-zone";
import type { NotificationChoices } from "@plumbline/contract/notification-choices";

import { call } from "#api/call.ts";
import { confirmed } from "#session/confirmed.ts";

export async function replacePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  await call(CHANGE_PASSWORD, { body });
}

export async function endOneSession(id: string): Promise<void> {
  await call(END_SESSION, { params: { id } });
}

/** Ends all sessions but this one; answers how many there were. */
export async function endAllOtherSessions(): Promise<number> {
  return (await call(END_OTHER_SESSIONS)).data.ended;
}

export async function storeBusinessFigures(body: BusinessFigures): Promise<BusinessFigures> {
  return (await call(SET_BUSINESS_FIGURES, { body })).data;
}

export async function storeNotificationChoices(body: NotificationChoices): Promise<NotificationChoices> {
  return (await call(SET_NOTIFICATION_CHOICES, { body })).data;
}

export async function storeTimeZone(timeZone: string): Promise<void> {
  await call(SET_TIME_ZONE, { body: { timeZone } });
}

export async function startDataExport(): Promise<void> {
  await confirmed(() => call(REQUEST_DATA_EXPORT));
}

export function fetchDataExport(id: string): Promise<Blob> {
  return confirmed(() =>
    call(DOWNLOAD_DATA_EXPORT, { params: { id }, words: "Failed to download the export" }),
  );
}
