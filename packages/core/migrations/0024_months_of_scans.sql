-- What scans saw page by page is kept in one table for each month, so that removing a month drops it: decision 49.
-- The least id (UUID version 7) a row can have that was made at a moment.
CREATE FUNCTION "first_id_of"("moment" timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (lpad(to_hex((extract(epoch FROM "moment") * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
--> statement-breakpoint
-- The partitions of a table but its default one, with the ids they take: from the first (null: any) to before the end.
CREATE FUNCTION "months_of"("parent" regclass) RETURNS TABLE ("name" regclass, "first_id" uuid, "end_id" uuid)
LANGUAGE sql STABLE AS $$
	SELECT "inhrelid"::regclass, substring("bound" FROM 'FROM \(''([^'']+)')::uuid,
		substring("bound" FROM 'TO \(''([^'']+)')::uuid
	FROM pg_inherits JOIN pg_class ON pg_class.oid = "inhrelid", pg_get_expr("relpartbound", pg_class.oid) AS "bound"
	WHERE "inhparent" = "parent" AND "bound" <> 'DEFAULT'
$$;
--> statement-breakpoint
-- Adds the months that follow the newest one, up to that of a moment, and answers how many. Rows of theirs that wait in
-- the default partition move into them. A clock that is years ahead makes no more than a year of them at once.
CREATE FUNCTION "add_months"("parent" regclass, "until" timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"first_id" uuid := (SELECT "end_id" FROM "months_of"("parent") ORDER BY "end_id" DESC LIMIT 1);
	"month" timestamptz := to_timestamp(('x' || left(replace("first_id"::text, '-', ''), 12))::bit(48)::bigint / 1000.0);
	"end_id" uuid;
	"name" text;
	"added" integer := 0;
BEGIN
	EXECUTE format('LOCK TABLE ONLY %s IN SHARE UPDATE EXCLUSIVE MODE', "parent");
	WHILE "month" <= "until" AND "added" < 12 LOOP
		"name" := "parent" || to_char("month" AT TIME ZONE 'UTC', '_YYYY_MM');
		"month" := date_trunc('month', "month" + interval '32 days', 'UTC');
		"end_id" := "first_id_of"("month");
		EXECUTE format('LOCK TABLE %s_other IN ACCESS EXCLUSIVE MODE', "parent");
		EXECUTE format('CREATE TABLE %s (LIKE %s INCLUDING DEFAULTS)', "name", "parent");
		EXECUTE format(
			'WITH "moved" AS (DELETE FROM %s_other WHERE "scan_id" >= %L AND "scan_id" < %L RETURNING *)
			INSERT INTO %s SELECT * FROM "moved"', "parent", "first_id", "end_id", "name");
		EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%L) TO (%L)',
			"parent", "name", "first_id", "end_id");
		"first_id" := "end_id";
		"added" := "added" + 1;
	END LOOP;
	RETURN "added";
END $$;
--> statement-breakpoint
-- The table as it is becomes the partition of all months up to this one: no row of it is copied, and older versions find
-- their table under its name. Ids that lie in the future, or tell no time, go to the default partition.
CREATE FUNCTION "pg_temp"."part_by_month"("whole" text, "key" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"end_id" uuid := "first_id_of"(date_trunc('month', now(), 'UTC') + interval '1 month');
	"earlier" text := "whole" || '_earlier';
	"other" text := "whole" || '_other';
	"primary" text := (SELECT "conname" FROM pg_constraint WHERE "conrelid" = "whole"::regclass AND "contype" = 'p');
BEGIN
	EXECUTE format('ALTER TABLE %I RENAME TO %I', "whole", "earlier");
	EXECUTE format('ALTER INDEX %I RENAME TO %I', "primary", "earlier" || substring("primary" FROM length("whole") + 1));
	EXECUTE format('ALTER INDEX %I RENAME TO %I', "whole" || '_organization', "earlier" || '_organization');
	EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE ("scan_id")', "whole", "earlier");
	EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (%s),
		ADD CONSTRAINT %I FOREIGN KEY ("scan_id") REFERENCES "scans" ("id") ON DELETE CASCADE,
		ADD CONSTRAINT %I FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id") ON DELETE CASCADE',
		"whole", "primary", "key",
		"whole" || '_scan_id_scans_id_fk', "whole" || '_organization_id_organizations_id_fk');
	EXECUTE format('CREATE INDEX %I ON %I ("organization_id")', "whole" || '_organization', "whole");
	EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', "other", "whole");
	EXECUTE format('WITH "moved" AS (DELETE FROM %I WHERE "scan_id" >= %L RETURNING *)
		INSERT INTO %I SELECT * FROM "moved"', "earlier", "end_id", "other");
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', "whole", "earlier", "end_id");
	PERFORM "add_months"("whole"::regclass, now() + interval '3 months');
END $$;
--> statement-breakpoint
-- What told processes of changed rows moves to the whole table: see migration 0006.
DROP TRIGGER "scan_pages_tell_insert" ON "scan_pages";
--> statement-breakpoint
DROP TRIGGER "scan_pages_tell_update" ON "scan_pages";
--> statement-breakpoint
DROP TRIGGER "scan_pages_tell_delete" ON "scan_pages";
--> statement-breakpoint
SELECT "pg_temp"."part_by_month"('scan_pages', '"scan_id", "position"');
--> statement-breakpoint
SELECT "pg_temp"."part_by_month"('scan_criteria', '"scan_id"');
--> statement-breakpoint
CREATE TRIGGER "scan_pages_tell_insert" AFTER INSERT ON "scan_pages" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
--> statement-breakpoint
CREATE TRIGGER "scan_pages_tell_update" AFTER UPDATE ON "scan_pages" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
--> statement-breakpoint
CREATE TRIGGER "scan_pages_tell_delete" AFTER DELETE ON "scan_pages" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('dashboard', 'organizationId', 'organization_id');
