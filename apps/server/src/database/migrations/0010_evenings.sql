ALTER TABLE "stories" ADD COLUMN "chain" bigint;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "evening" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "stories_chain" ON "stories" USING btree ("user_id","chain");