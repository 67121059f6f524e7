CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"owner" text,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_key" PRIMARY KEY("collection","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_run" timestamp with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "sent_writes" (
	"key" uuid PRIMARY KEY NOT NULL,
	"owner" text,
	"digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_disabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_writes" ADD CONSTRAINT "sent_writes_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "sent_writes_at" ON "sent_writes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sent_writes_owner" ON "sent_writes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");