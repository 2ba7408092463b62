ALTER TABLE "scan_areas" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "told_overall" integer;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "told_ruleset_version" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "rejudged_ruleset" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "not_rejudged_because" text;