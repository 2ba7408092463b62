-- Until now only the sandbox took payments, and kept no side of its own to read them back from: what it was paid for
-- goes on as a subscription nobody is charged for.
DELETE FROM "payment_events";--> statement-breakpoint
UPDATE "subscriptions" SET "provider" = NULL, "provider_subscription_id" = NULL, "current_period_ends_at" = NULL;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"payment_link_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"generation" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"provider_invoice_id" text,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"organization_name" text NOT NULL,
	"provider" text NOT NULL,
	"provider_invoice_id" text NOT NULL,
	"provider_subscription_id" text,
	"provider_payment_id" text,
	"number" text,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"attempts" integer NOT NULL,
	"period_starts_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_acts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_provider_customer_id_pk" PRIMARY KEY("provider","customer_id")
);
--> statement-breakpoint
CREATE TABLE "provider_objects" (
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_objects_provider_name_pk" PRIMARY KEY("provider","name")
);
--> statement-breakpoint
CREATE TABLE "refund_proposals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_invoice_id" text NOT NULL,
	"provider_payment_id" text,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "moved_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"card" text,
	"card_id" text,
	"card_expires_on" text,
	"fails_next" boolean DEFAULT false NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payload" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deliveries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"payment_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_pages" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purchase" jsonb,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"is_confirming" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"signing_key" text NOT NULL,
	"webhook_url" text,
	"holds_events" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"plan" text NOT NULL,
	"monthly_price_cents" integer NOT NULL,
	"payment_link_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"are_charges_held" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sandbox_checkouts" CASCADE;--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_provider_event_id_pk";--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "organization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "payload" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "monthly_price_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "due_invoice_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "suspended_because" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_expires_on" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "audit_promised_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "promise_missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_rescan_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "scheduled_for" date;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_payment_link_id_payment_links_id_fk" FOREIGN KEY ("payment_link_id") REFERENCES "public"."payment_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_acts" ADD CONSTRAINT "payment_acts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposals" ADD CONSTRAINT "refund_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_invoice_id_sandbox_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."sandbox_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD CONSTRAINT "sandbox_invoices_subscription_id_sandbox_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."sandbox_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_pages" ADD CONSTRAINT "sandbox_pages_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD CONSTRAINT "sandbox_subscriptions_customer_id_sandbox_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."sandbox_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_organization" ON "checkouts" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider_id" ON "disputes" USING btree ("provider","provider_dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_organization" ON "disputes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "disputes_opened" ON "disputes" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_provider_id" ON "invoices" USING btree ("provider","provider_invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_organization_issued" ON "invoices" USING btree ("organization_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_acts_one_open" ON "payment_acts" USING btree ("organization_id","kind","subject") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "payment_acts_organization" ON "payment_acts" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_organization" ON "payment_customers" USING btree ("organization_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposals_invoice" ON "refund_proposals" USING btree ("provider","provider_invoice_id");--> statement-breakpoint
CREATE INDEX "refund_proposals_organization" ON "refund_proposals" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_customers_organization" ON "sandbox_customers" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_customer" ON "sandbox_disputes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_disputes_invoice" ON "sandbox_disputes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("position") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_invoices_customer" ON "sandbox_invoices" USING btree ("customer_id","issued_at");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription" ON "sandbox_invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_due" ON "sandbox_invoices" USING btree ("next_attempt_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "sandbox_pages_customer" ON "sandbox_pages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer" ON "sandbox_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_due" ON "sandbox_subscriptions" USING btree ("period_ends_at") WHERE state <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("provider","customer_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("past_due_notice_at") WHERE status = 'PAST_DUE';--> statement-breakpoint
CREATE INDEX "subscriptions_ended" ON "subscriptions" USING btree ("ended_at") WHERE status = 'CANCELED';--> statement-breakpoint
CREATE INDEX "subscriptions_promised" ON "subscriptions" USING btree ("audit_promised_until") WHERE audit_promised_until is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_rescan_owed" ON "subscriptions" USING btree ("organization_id") WHERE is_rescan_owed;--> statement-breakpoint
CREATE INDEX "data_exports_requested_by" ON "data_exports" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "issue_events_organization" ON "issue_events" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "issue_events_user" ON "issue_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "issues_first_seen_scan" ON "issues" USING btree ("first_seen_scan_id");--> statement-breakpoint
CREATE INDEX "issues_last_seen_scan" ON "issues" USING btree ("last_seen_scan_id");--> statement-breakpoint
CREATE INDEX "issues_marked_fixed_by" ON "issues" USING btree ("marked_fixed_by");--> statement-breakpoint
CREATE INDEX "issues_accepted_by" ON "issues" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "occurrences_organization" ON "occurrences" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "occurrences_scan" ON "occurrences" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "retests_organization" ON "retests" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "retests_requested_by" ON "retests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "notifications_organization" ON "notifications" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scan_areas_organization" ON "scan_areas" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "scan_pages_organization" ON "scan_pages" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "scans_created" ON "scans" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scans_one_scheduled" ON "scans" USING btree ("organization_id","kind","scheduled_for") WHERE scheduled_for is not null;--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "provider_customer_id";
--> statement-breakpoint
UPDATE "subscriptions" SET "status_since" = "started_at";--> statement-breakpoint
UPDATE "subscriptions" SET "ended_at" = now(), "ended_because" = 'canceled' WHERE "status" = 'CANCELED';
