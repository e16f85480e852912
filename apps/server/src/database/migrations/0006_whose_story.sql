ALTER TABLE "stories" ADD COLUMN "child_id" bigint;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE set null ("child_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_child" ON "stories" USING btree ("user_id","child_id");--> statement-breakpoint
UPDATE "stories" SET "child_id" = "child"."id" FROM (SELECT "user_id", "name", min("id") AS "id" FROM "child_profiles" GROUP BY "user_id", "name" HAVING count(*) = 1) AS "child" WHERE "stories"."user_id" = "child"."user_id" AND "stories"."child_name" = "child"."name";
