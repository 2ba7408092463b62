CREATE TABLE "conformance_rows" (
	"statement_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"criterion" text NOT NULL,
	"adherence" text NOT NULL,
	"remarks" text NOT NULL,
	"workaround" text NOT NULL,
	"target_date" date,
	"evaluator" text NOT NULL,
	CONSTRAINT "conformance_rows_statement_id_criterion_pk" PRIMARY KEY("statement_id","criterion"),
	CONSTRAINT "conformance_rows_position" UNIQUE("organization_id","statement_id","position"),
	CONSTRAINT "conformance_rows_evaluator" CHECK (adherence not in ('supports', 'not-applicable') or length(trim(evaluator)) > 1)
);
--> statement-breakpoint
CREATE TABLE "statement_signatures" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"authority" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "statement_signatures_organization" UNIQUE("organization_id","statement_id")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"scan_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_version" UNIQUE("organization_id","kind","version")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_card_brand" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_card_last4" text;--> statement-breakpoint
ALTER TABLE "conformance_rows" ADD CONSTRAINT "conformance_rows_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conformance_rows" ADD CONSTRAINT "conformance_rows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_signatures" ADD CONSTRAINT "statement_signatures_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_signatures" ADD CONSTRAINT "statement_signatures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was saved or signed is never changed. Rows go only with their organization.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "statements_kept" BEFORE UPDATE ON "statements" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "conformance_rows_kept" BEFORE UPDATE ON "conformance_rows" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "statement_signatures_kept" BEFORE UPDATE ON "statement_signatures" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A conformance report is final only once each of its rows is evaluated.
CREATE FUNCTION "refuse_unevaluated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "conformance_rows" WHERE "statement_id" = NEW."statement_id" AND "adherence" = 'not-evaluated') THEN
		RAISE EXCEPTION 'The conformance report % has rows that are not evaluated.', NEW."statement_id";
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "statement_signatures_evaluated" BEFORE INSERT ON "statement_signatures" FOR EACH ROW EXECUTE FUNCTION "refuse_unevaluated"();
