CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"article" jsonb NOT NULL,
	"content" text,
	"published_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_queries" (
	"query" text PRIMARY KEY NOT NULL,
	"wanted_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_seen" ON "articles" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("changed_at");