ALTER TABLE "stories" ADD COLUMN "companion_id" bigint;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_companion" FOREIGN KEY ("user_id","companion_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE set null ("companion_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_companion" ON "stories" USING btree ("user_id","companion_id");