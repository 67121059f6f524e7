CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"message" text NOT NULL,
	"build" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "problems_newest" ON "problems" USING btree ("reported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");