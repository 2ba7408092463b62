CREATE TABLE "digest_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kinds" text[] NOT NULL,
	"event_key" text NOT NULL,
	"site" text,
	"headline" text NOT NULL,
	"lines" text[] NOT NULL,
	"path" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid,
	"cause" text NOT NULL,
	"event_key" text NOT NULL,
	"message" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "time_zone" text DEFAULT 'America/New_York' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_pace" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "digest_entries" ADD CONSTRAINT "digest_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_entries" ADD CONSTRAINT "digest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_events" ADD CONSTRAINT "operator_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "digest_entries_event" ON "digest_entries" USING btree ("user_id","event_key");--> statement-breakpoint
CREATE INDEX "digest_entries_due" ON "digest_entries" USING btree ("due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "digest_entries_ended" ON "digest_entries" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "digest_entries_organization" ON "digest_entries" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_events_event" ON "operator_events" USING btree ("event_key");--> statement-breakpoint
CREATE INDEX "operator_events_waiting" ON "operator_events" USING btree ("cause") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "operator_events_organization" ON "operator_events" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "issue_events_scan" ON "issue_events" USING btree ("scan_id");--> statement-breakpoint
DELETE FROM "notification_choices" WHERE "kind" = 'payment-failed';
