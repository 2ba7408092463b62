-- Kept lists also show which issues stood when a report was made, and what people signed: see migration 0006.
CREATE FUNCTION "pg_temp"."tell_changes_of"("changing" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"statement" text;
BEGIN
	FOREACH "statement" IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed"
			FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"(''dashboard'', ''organizationId'', ''organization_id'')',
			"changing" || '_tell_' || "statement", "statement", "changing",
			CASE "statement" WHEN 'delete' THEN 'OLD' ELSE 'NEW' END);
	END LOOP;
END $$;
--> statement-breakpoint
SELECT "pg_temp"."tell_changes_of"("changing")
FROM unnest(ARRAY['issue_events', 'statements', 'statement_signatures']) AS "changing";
