ALTER TABLE "organizations" ADD COLUMN "laws" text[] DEFAULT '{"US"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "ownership_token" text;--> statement-breakpoint
ALTER TABLE "scan_areas" ADD COLUMN "laws" text[];