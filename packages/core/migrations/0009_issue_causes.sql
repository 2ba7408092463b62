-- A re-test looks at several issues of one cause.
ALTER TABLE "retests" DROP CONSTRAINT "retests_pkey";--> statement-breakpoint
ALTER TABLE "retests" ADD CONSTRAINT "retests_scan_id_issue_id_pk" PRIMARY KEY("scan_id","issue_id");--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "cause" text GENERATED ALWAYS AS (check_id || '.' || case when needs_review then 'review' when severity = 'critical' then 'critical' when severity = 'low' then 'minor' else 'major' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ADD COLUMN "is_site_wide" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "occurrences" ADD COLUMN "heading" text;--> statement-breakpoint
CREATE INDEX "issues_organization_cause" ON "issues" USING btree ("organization_id","cause");
--> statement-breakpoint
-- Kept answers say which issues are being checked: see migration 0006.
CREATE TRIGGER "retests_tell_insert" AFTER INSERT ON "retests" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
--> statement-breakpoint
CREATE TRIGGER "retests_tell_update" AFTER UPDATE ON "retests" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
--> statement-breakpoint
CREATE TRIGGER "retests_tell_delete" AFTER DELETE ON "retests" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
