ALTER TABLE "feed_states" ADD COLUMN "validators" jsonb;--> statement-breakpoint
ALTER TABLE "feed_states" ADD COLUMN "validated_at" timestamp with time zone;