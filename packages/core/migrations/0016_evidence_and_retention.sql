CREATE TABLE "invoice_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" uuid,
	"refund_id" uuid,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_files_one_row" CHECK ((invoice_id is null) <> (refund_id is null))
);
--> statement-breakpoint
CREATE TABLE "scan_criteria" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"seen" jsonb
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_criteria" ADD CONSTRAINT "scan_criteria_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_criteria" ADD CONSTRAINT "scan_criteria_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_invoice" ON "invoice_files" USING btree ("invoice_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_refund" ON "invoice_files" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_files_organization" ON "invoice_files" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invoice_files_sha256" ON "invoice_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "scan_criteria_organization" ON "scan_criteria" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "evidence_links_finished" ON "evidence_links" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "issued_documents_issued" ON "issued_documents" USING btree ("issued_at");