ALTER TABLE "child_profiles" ADD COLUMN "pronouns" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "pronouns" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "best_friend_pronouns" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "tale" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "friend_name" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "beats" jsonb;--> statement-breakpoint
ALTER TABLE "child_profiles" ADD CONSTRAINT "child_profiles_pronouns" CHECK ("child_profiles"."pronouns" in ('she', 'he', 'they'));--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_pronouns" CHECK ("stories"."pronouns" in ('she', 'he', 'they'));--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_best_friend_pronouns" CHECK ("stories"."best_friend_pronouns" in ('she', 'he', 'they'));