ALTER TABLE "organizations" ADD COLUMN "requires_two_factor" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Kept sessions say whether their person still has to set up a second factor: see migration 0006.
CREATE TRIGGER "authenticators_tell_insert" AFTER INSERT ON "authenticators" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('person', 'userId', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "authenticators_tell_update" AFTER UPDATE ON "authenticators" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('person', 'userId', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "authenticators_tell_delete" AFTER DELETE ON "authenticators" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('person', 'userId', 'user_id');
