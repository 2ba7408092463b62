CREATE TABLE "operator_places" (
	"operator_id" uuid NOT NULL,
	"network" text NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_places_operator_id_network_pk" PRIMARY KEY("operator_id","network")
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"operator_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sign_ins" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"secret_hash" text NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"has_temporary_password" boolean DEFAULT true NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"totp_secret" text,
	"totp_confirmed_at" timestamp (3) with time zone,
	"totp_last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_processes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "operator_places" ADD CONSTRAINT "operator_places_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sign_ins" ADD CONSTRAINT "operator_sign_ins_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_recovery_codes_hash" ON "operator_recovery_codes" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_sessions_token_hash" ON "operator_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_sign_ins_secret_hash" ON "operator_sign_ins" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organizations_name" ON "organizations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "organizations_name_prefix" ON "organizations" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "organizations_host_prefix" ON "organizations" USING btree (substring(lower("website") from '^https?://(?:www[.])?([^/]+)') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "organizations_suspended" ON "organizations" USING btree ("suspended_at") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_events_unsettled" ON "payment_events" USING btree ("received_at") WHERE handled_at is null or outcome = 'missing';--> statement-breakpoint
CREATE INDEX "refund_proposals_waiting" ON "refund_proposals" USING btree ("created_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "data_exports_failed" ON "data_exports" USING btree ("finished_at") WHERE status = 'FAILED';--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("status","id") WHERE status <> 'SENT';--> statement-breakpoint
CREATE INDEX "mails_recipient_prefix" ON "mails" USING btree (lower("recipient") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reports_failed" ON "reports" USING btree ("finished_at") WHERE status = 'FAILED';--> statement-breakpoint
CREATE INDEX "scans_failed" ON "scans" USING btree ("finished_at") WHERE status = 'FAILED';--> statement-breakpoint
CREATE INDEX "scans_active" ON "scans" USING btree ("status") WHERE status in ('QUEUED', 'RUNNING');