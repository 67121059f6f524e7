CREATE TABLE "instrument_histories" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"points" integer NOT NULL,
	"last_day" date NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instrument_histories_key" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
INSERT INTO "instrument_histories" ("kind", "id", "bytes", "points", "last_day", "fetched_at")
	SELECT 'fund', "code"::text, "bytes", "points", "last_day", "fetched_at" FROM "fund_histories";--> statement-breakpoint
DROP TABLE "fund_histories";--> statement-breakpoint
ALTER TABLE "market_days" ADD COLUMN "kind" text DEFAULT 'fund' NOT NULL;--> statement-breakpoint
ALTER TABLE "market_days" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "market_days" RENAME COLUMN "schemes" TO "instruments";--> statement-breakpoint
ALTER TABLE "market_days" DROP CONSTRAINT "market_days_pkey";--> statement-breakpoint
ALTER TABLE "market_days" ADD CONSTRAINT "market_days_key" PRIMARY KEY("kind","day");
