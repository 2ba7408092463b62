CREATE TABLE "evidence_links" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"folder" text NOT NULL,
	"files" jsonb NOT NULL,
	"evidence_hash" text NOT NULL,
	"chain_hash" text NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_links_position" UNIQUE("organization_id","position")
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"sha256" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"scan_id" uuid,
	"kind" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "issued_documents_organization_id_sha256_pk" PRIMARY KEY("organization_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "engines" text[];--> statement-breakpoint
ALTER TABLE "evidence_links" ADD CONSTRAINT "evidence_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_documents_sha256" ON "issued_documents" USING btree ("sha256");