import { eq } from "drizzle-orm";

import { exportedTable, type ExportedTable } from "#data-export/exported-table.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { billingDetails } from "#platform/database/tables/invoices.table.ts";
import { notifications } from "#platform/database/tables/messages.table.ts";
import { supportRequests } from "#platform/database/tables/support.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { isByUnknownPerson } from "#sign-in/note-failed-sign-in.ts";

const ORGANIZATION = {
  id: organizations.id,
  name: organizations.name,
  website: organizations.website,
  contactEmail: organizations.contactEmail,
  timeZone: organizations.timeZone,
  laws: organizations.laws,
  monthlyVisitors: organizations.monthlyVisitors,
  conversionRate: organizations.conversionRate,
  averageOrderValue: organizations.averageOrderValue,
  suspendedAt: organizations.suspendedAt,
  suspensionReason: organizations.suspensionReason,
  createdAt: organizations.createdAt,
};

const MEMBER = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: members.role,
  joinedAt: members.createdAt,
  passwordChangedAt: users.passwordChangedAt,
  mailPace: users.mailPace,
};

const BILLING_DETAILS = { details: billingDetails.details, updatedAt: billingDetails.updatedAt };

const SUBSCRIPTION = {
  plan: subscriptions.plan,
  status: subscriptions.status,
  startedAt: subscriptions.startedAt,
  currentPeriodEndsAt: subscriptions.currentPeriodEndsAt,
  cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
  provider: subscriptions.provider,
};

const NOTIFICATION = {
  id: notifications.id,
  memberId: notifications.userId,
  kind: notifications.kind,
  message: notifications.message,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

const ACT = {
  id: auditLog.id,
  at: auditLog.createdAt,
  actor: auditLog.actorKind,
  memberId: auditLog.userId,
  action: auditLog.action,
  subjectId: auditLog.subjectId,
  details: auditLog.details,
};

const SUPPORT_REQUEST = {
  reference: supportRequests.reference,
  memberId: supportRequests.userId,
  subject: supportRequests.subject,
  message: supportRequests.message,
  priority: supportRequests.priority,
  createdAt: supportRequests.createdAt,
};

/** The organization, its people and what concerns them. Passwords and other secrets are not among it. */
export function accountTables(context: OrganizationContext): ExportedTable[] {
  return [...peopleTables(context), ...recordTables(context)];
}

function peopleTables(context: OrganizationContext): ExportedTable[] {
  const { db, organization } = context;
  return [
    exportedTable({
      name: "organization",
      about: "The organization, with its business figures",
      columns: ORGANIZATION,
      read: ({ limit, offset }) =>
        db
          .select(ORGANIZATION)
          .from(organizations)
          .where(eq(organizations.id, organization.id))
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "members",
      about: "People who can log in, without their passwords and other secrets",
      columns: MEMBER,
      read: ({ limit, offset }) =>
        db
          .select(MEMBER)
          .from(members)
          .innerJoin(users, eq(users.id, members.userId))
          .where(ownedBy(context, members))
          .orderBy(users.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "billing-details",
      about: "Whom invoices bill",
      columns: BILLING_DETAILS,
      read: ({ limit, offset }) =>
        db
          .select(BILLING_DETAILS)
          .from(billingDetails)
          .where(ownedBy(context, billingDetails))
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "subscription",
      about: "The subscription",
      columns: SUBSCRIPTION,
      read: ({ limit, offset }) =>
        db
          .select(SUBSCRIPTION)
          .from(subscriptions)
          .where(ownedBy(context, subscriptions))
          .limit(limit)
          .offset(offset),
    }),
  ];
}

function recordTables(context: OrganizationContext): ExportedTable[] {
  const { db } = context;
  return [
    exportedTable({
      name: "notifications",
      about: "Notifications of members",
      columns: NOTIFICATION,
      read: ({ limit, offset }) =>
        db
          .select(NOTIFICATION)
          .from(notifications)
          .where(ownedBy(context, notifications))
          .orderBy(notifications.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "audit-log",
      about: "Who did what and when",
      columns: ACT,
      read: async ({ limit, offset }) => {
        const acts = await db
          .select(ACT)
          .from(auditLog)
          .where(ownedBy(context, auditLog))
          .orderBy(auditLog.id)
          .limit(limit)
          .offset(offset);
        return acts.map((act) => ({ ...act, actor: isByUnknownPerson(act.action) ? "unknown" : act.actor }));
      },
    }),
    exportedTable({
      name: "support-requests",
      about: "Support requests of members",
      columns: SUPPORT_REQUEST,
      read: ({ limit, offset }) =>
        db
          .select(SUPPORT_REQUEST)
          .from(supportRequests)
          .where(ownedBy(context, supportRequests))
          .orderBy(supportRequests.id)
          .limit(limit)
          .offset(offset),
    }),
  ];
}
