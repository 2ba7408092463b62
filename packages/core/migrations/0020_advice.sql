-- Best practice beyond criteria and laws is no issue. What was found before stays as it was told until the next scan.
ALTER TABLE "issues" ADD COLUMN "is_advice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "issues" ALTER COLUMN "cause" SET EXPRESSION AS (check_id || '.' || case when is_advice then 'advice' when needs_review then 'review' when severity = 'critical' then 'critical' when severity = 'low' then 'minor' else 'major' end);
