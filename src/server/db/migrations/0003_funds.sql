CREATE TABLE "feed_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"detail" text,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"rejected" jsonb NOT NULL,
	"data_day" date
);
--> statement-breakpoint
CREATE TABLE "feed_states" (
	"feed" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fund_histories" (
	"code" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"points" integer NOT NULL,
	"last_day" date NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_days" (
	"day" date PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"schemes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"day" date,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feed_runs_newest" ON "feed_runs" USING btree ("feed","started_at" DESC NULLS LAST);