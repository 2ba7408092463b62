ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
CREATE INDEX "one_time_secrets_secret_hash" ON "one_time_secrets" USING btree ("secret_hash");