ALTER TABLE "issues" ADD COLUMN "unverified_reason" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "stage" text;