ALTER TABLE "scans" ADD COLUMN "failure_trouble" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "pages_not_visited" integer;--> statement-breakpoint
UPDATE "reports" SET "kind" = 'requested' FROM "scans" WHERE "scans"."id" = "reports"."scan_id" AND "scans"."kind" = 'manual' AND "reports"."kind" = 'weekly';
