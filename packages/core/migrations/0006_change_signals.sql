-- Tells every process what a transaction changed, when it commits: see src/platform/signals.ts.
-- Arguments: the channel, the field its signal carries, and the column the field comes from.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'SELECT pg_notify(''plumbline_signals'', json_build_object(
			''channel'', %L::text, ''signal'', json_build_object(%L, "id"))::text)
		FROM (SELECT DISTINCT %I AS "id" FROM "changed") AS "told"',
		TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- One trigger for each kind of statement: only so may it see all changed rows at once.
CREATE FUNCTION "pg_temp"."tell_changes_of"("changing" text, "channel" text, "field" text, "source" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"statement" text;
BEGIN
	FOREACH "statement" IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed"
			FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"(%L, %L, %L)',
			"changing" || '_tell_' || "statement", "statement", "changing",
			CASE "statement" WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, "channel", "field", "source");
	END LOOP;
END $$;
--> statement-breakpoint
SELECT "pg_temp"."tell_changes_of"('organizations', 'organization', 'organizationId', 'id');
--> statement-breakpoint
SELECT "pg_temp"."tell_changes_of"("changing", 'dashboard', 'organizationId', 'organization_id')
FROM unnest(ARRAY['subscriptions', 'scans', 'scan_areas', 'scan_pages', 'issues', 'occurrences', 'reports']) AS "changing";
--> statement-breakpoint
SELECT "pg_temp"."tell_changes_of"('users', 'person', 'userId', 'id');
--> statement-breakpoint
SELECT "pg_temp"."tell_changes_of"("changing", 'person', 'userId', 'user_id')
FROM unnest(ARRAY['members', 'sessions']) AS "changing";
