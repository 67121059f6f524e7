ALTER TABLE "market_days" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_days" DROP CONSTRAINT "market_days_key";
--> statement-breakpoint
ALTER TABLE "market_days" ADD CONSTRAINT "market_days_key" PRIMARY KEY("kind","part","day");