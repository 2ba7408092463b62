DROP INDEX "members_user";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."members"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("organization_id","user_id");--> statement-breakpoint
UPDATE "sessions" SET "organization_id" = "members"."organization_id" FROM "members" WHERE "members"."user_id" = "sessions"."user_id";
