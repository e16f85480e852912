CREATE TABLE "reading_hours" (
	"user_id" uuid NOT NULL,
	"child_id" bigint NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"story_id" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"finished" boolean NOT NULL,
	CONSTRAINT "reading_hours_user_id_child_id_hour_story_id_pk" PRIMARY KEY("user_id","child_id","hour","story_id"),
	CONSTRAINT "reading_hours_minutes" CHECK ("reading_hours"."minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "reading_hours" ADD CONSTRAINT "reading_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_hours" ADD CONSTRAINT "reading_hours_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_hours" ADD CONSTRAINT "reading_hours_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_hours_story" ON "reading_hours" USING btree ("user_id","story_id");
--> statement-breakpoint
-- When it was read before is known only roughly: at its end or, where there is none yet, the last time.
INSERT INTO "reading_hours" ("user_id", "child_id", "hour", "story_id", "minutes", "finished")
SELECT "user_id", "child_id", date_trunc('hour', coalesce("completed_at", "last_read_at"), 'UTC'), "story_id", "reading_time_minutes", "completed_at" IS NOT NULL
FROM "reading_progress" WHERE "reading_time_minutes" > 0 OR "completed_at" IS NOT NULL;
