CREATE TABLE "activity_completions" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_completions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"notes" text,
	"rating" smallint,
	"time_spent" integer,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_completions_user_id_child_id_activity_id_pk" PRIMARY KEY("user_id","child_id","activity_id"),
	CONSTRAINT "activity_completions_id" UNIQUE("user_id","id"),
	CONSTRAINT "activity_completions_rating" CHECK ("activity_completions"."rating" between 1 and 5),
	CONSTRAINT "activity_completions_time" CHECK ("activity_completions"."time_spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "characters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"customization" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "characters_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "child_assessments" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "child_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"user_answer" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"time_to_answer" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_assessments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "child_assessments_time" CHECK ("child_assessments"."time_to_answer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "child_profiles" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "child_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"age" smallint NOT NULL,
	"reading_level" text DEFAULT 'beginner' NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"favorite_animals" text[] DEFAULT '{}' NOT NULL,
	"preferred_themes" text[] DEFAULT '{}' NOT NULL,
	"favorite_genres" text[] DEFAULT '{}' NOT NULL,
	"difficulty" varchar(20) DEFAULT 'beginner' NOT NULL,
	"avatar_url" text,
	"stories_read" integer DEFAULT 0 NOT NULL,
	"total_reading_time" integer DEFAULT 0 NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_profiles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "child_profiles_age" CHECK ("child_profiles"."age" between 1 and 18),
	CONSTRAINT "child_profiles_reading_level" CHECK ("child_profiles"."reading_level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "child_profiles_difficulty" CHECK ("child_profiles"."difficulty" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "child_profiles_stories_read" CHECK ("child_profiles"."stories_read" >= 0),
	CONSTRAINT "child_profiles_reading_time" CHECK ("child_profiles"."total_reading_time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "comprehension_questions" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comprehension_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"type" varchar(30) NOT NULL,
	"question" text NOT NULL,
	"correct_answer" text NOT NULL,
	"accepted" text[] DEFAULT '{}' NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"inferred" boolean DEFAULT false NOT NULL,
	"difficulty" varchar(20) NOT NULL,
	"explanation" text NOT NULL,
	"evidence" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comprehension_questions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "comprehension_questions_position" UNIQUE("user_id","story_id","position"),
	CONSTRAINT "comprehension_questions_kind" CHECK ("comprehension_questions"."kind" in ('character', 'setting', 'action', 'feeling', 'cause', 'outcome', 'prediction')),
	CONSTRAINT "comprehension_questions_type" CHECK ("comprehension_questions"."type" in ('multiple_choice', 'free_text')),
	CONSTRAINT "comprehension_questions_difficulty" CHECK ("comprehension_questions"."difficulty" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "credit_ledger_reference" UNIQUE("user_id","kind","reference"),
	CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('welcome', 'purchase', 'story', 'refund', 'grant')),
	CONSTRAINT "credit_ledger_balance" CHECK ("credit_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_story_id_pk" PRIMARY KEY("user_id","story_id"),
	CONSTRAINT "favorites_id" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" varchar(200) NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "learning_activities" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "learning_activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"title" varchar(200) NOT NULL,
	"description" text NOT NULL,
	"activity_type" varchar(30) NOT NULL,
	"instructions" text NOT NULL,
	"materials" text[] DEFAULT '{}' NOT NULL,
	"age_group" varchar(20) NOT NULL,
	"estimated_time" smallint NOT NULL,
	"learning_objectives" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_activities_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "learning_activities_position" UNIQUE("user_id","story_id","position"),
	CONSTRAINT "learning_activities_type" CHECK ("learning_activities"."activity_type" in ('creative', 'musical', 'writing', 'puzzle', 'discussion', 'craft', 'game')),
	CONSTRAINT "learning_activities_time" CHECK ("learning_activities"."estimated_time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "oidc_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oidc_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"session_id" text,
	"intent_id" text,
	"url" text,
	"pack" text NOT NULL,
	"credits" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" varchar(3) DEFAULT 'usd' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"credits_taken_back" integer DEFAULT 0 NOT NULL,
	"fulfilled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_session" UNIQUE("session_id"),
	CONSTRAINT "payments_intent" UNIQUE("intent_id"),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "payments_pack" CHECK ("payments"."pack" in ('Starter', 'Professional', 'Enterprise')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'fulfilled', 'failed', 'expired', 'refunded', 'disputed')),
	CONSTRAINT "payments_credits" CHECK ("payments"."credits" > 0),
	CONSTRAINT "payments_price" CHECK ("payments"."price" >= 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_amount" >= 0),
	CONSTRAINT "payments_taken_back" CHECK ("payments"."credits_taken_back" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reading_progress" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reading_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"story_id" bigint NOT NULL,
	"progress_percentage" smallint DEFAULT 0 NOT NULL,
	"reading_time_minutes" integer DEFAULT 0 NOT NULL,
	"comprehension_score" smallint,
	"vocabulary_words_learned" integer DEFAULT 0 NOT NULL,
	"activities_completed" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"last_read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_progress_user_id_child_id_story_id_pk" PRIMARY KEY("user_id","child_id","story_id"),
	CONSTRAINT "reading_progress_id" UNIQUE("user_id","id"),
	CONSTRAINT "reading_progress_percentage" CHECK ("reading_progress"."progress_percentage" between 0 and 100),
	CONSTRAINT "reading_progress_score" CHECK ("reading_progress"."comprehension_score" between 0 and 100),
	CONSTRAINT "reading_progress_minutes" CHECK ("reading_progress"."reading_time_minutes" >= 0),
	CONSTRAINT "reading_progress_words" CHECK ("reading_progress"."vocabulary_words_learned" >= 0),
	CONSTRAINT "reading_progress_activities" CHECK ("reading_progress"."activities_completed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_name" text NOT NULL,
	"animal" text NOT NULL,
	"theme" text NOT NULL,
	"difficulty" varchar(20) DEFAULT 'beginner' NOT NULL,
	"character_id" bigint,
	"setting" text,
	"mood" text,
	"story_length" text DEFAULT 'medium' NOT NULL,
	"include_child" boolean DEFAULT true NOT NULL,
	"child_role" text DEFAULT 'hero' NOT NULL,
	"moral_lesson" text,
	"favorite_color" text,
	"special_talent" text,
	"best_friend" text,
	"dream_destination" text,
	"magical_power" text,
	"challenge" text,
	"language" varchar(2) NOT NULL,
	"writer" text DEFAULT 'builtin' NOT NULL,
	"seed" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"preview" varchar(150) NOT NULL,
	"content_length" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "stories_animal" CHECK ("stories"."animal" in ('Fox', 'Owl', 'Bear', 'Rabbit', 'Deer', 'Squirrel', 'Hedgehog', 'Wolf', 'Raccoon', 'Beaver', 'Tiger', 'Elephant', 'Monkey', 'Giraffe', 'Lion', 'Panther', 'Jaguar', 'Orangutan', 'Gorilla', 'Sloth', 'Dolphin', 'Whale', 'Octopus', 'Sea Turtle', 'Penguin', 'Seahorse', 'Starfish', 'Seal', 'Narwhal', 'Orca', 'Dragon', 'Unicorn', 'Phoenix', 'Griffin', 'Mermaid', 'Pegasus', 'Hippogriff', 'Kitsune', 'Kraken', 'Chimera', 'Horse', 'Sheep', 'Duck', 'Butterfly', 'Goat', 'Pig', 'Chicken', 'Donkey', 'Alpaca', 'Llama', 'Eagle', 'Parrot', 'Hummingbird', 'Swan', 'Peacock', 'Flamingo', 'Crane', 'Albatross', 'Macaw', 'Dove')),
	CONSTRAINT "stories_theme" CHECK ("stories"."theme" in ('Kindness', 'Friendship', 'Courage', 'Patience', 'Honesty', 'Respect', 'Responsibility', 'Generosity', 'Curiosity', 'Creativity', 'Perseverance', 'Self-belief', 'Growth', 'Learning', 'Adaptability', 'Resilience', 'Sharing', 'Teamwork', 'Empathy', 'Understanding', 'Communication', 'Leadership', 'Inclusion', 'Cooperation', 'Adventure', 'Discovery', 'Wisdom', 'Change', 'Problem-solving', 'Decision-making', 'Goal-setting', 'Innovation', 'Joy', 'Gratitude', 'Hope', 'Love', 'Confidence', 'Mindfulness', 'Self-awareness', 'Compassion', 'Nature', 'Conservation', 'Sustainability', 'Harmony', 'Exploration', 'Stewardship', 'Balance', 'Unity')),
	CONSTRAINT "stories_setting" CHECK ("stories"."setting" in ('Enchanted Forest', 'Magical Castle', 'Underwater Kingdom', 'Cloud City', 'Secret Garden', 'Crystal Cave', 'Fairy Village', 'Dragon''s Lair', 'Starlit Meadow', 'Rainbow Bridge', 'Ancient Library', 'Wizard''s Tower', 'Moonlit Beach', 'Floating Island', 'Hidden Valley')),
	CONSTRAINT "stories_mood" CHECK ("stories"."mood" in ('adventurous', 'calm', 'mysterious', 'joyful', 'inspiring')),
	CONSTRAINT "stories_difficulty" CHECK ("stories"."difficulty" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "stories_length" CHECK ("stories"."story_length" in ('short', 'medium', 'long')),
	CONSTRAINT "stories_child_role" CHECK ("stories"."child_role" in ('hero', 'helper', 'explorer', 'leader', 'friend')),
	CONSTRAINT "stories_language" CHECK ("stories"."language" in ('en', 'es', 'fr', 'de', 'zh')),
	CONSTRAINT "stories_writer" CHECK ("stories"."writer" in ('builtin', 'model'))
);
--> statement-breakpoint
CREATE TABLE "user_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "user_emails_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"password_hash" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"premium_until" timestamp (3) with time zone,
	"stories_created_this_month" integer DEFAULT 0 NOT NULL,
	"stories_month" varchar(7),
	"monthly_story_limit" integer DEFAULT 5 NOT NULL,
	"model_consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_credits" CHECK ("users"."credits" >= 0),
	CONSTRAINT "users_stories_created" CHECK ("users"."stories_created_this_month" >= 0),
	CONSTRAINT "users_story_limit" CHECK ("users"."monthly_story_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vocabulary_progress" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"word_id" bigint NOT NULL,
	"mastery_level" smallint DEFAULT 0 NOT NULL,
	"times_encountered" integer DEFAULT 1 NOT NULL,
	"last_encountered" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone,
	"review_card" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vocabulary_progress_user_id_child_id_word_id_pk" PRIMARY KEY("user_id","child_id","word_id"),
	CONSTRAINT "vocabulary_progress_id" UNIQUE("user_id","id"),
	CONSTRAINT "vocabulary_progress_mastery" CHECK ("vocabulary_progress"."mastery_level" between 0 and 100),
	CONSTRAINT "vocabulary_progress_times" CHECK ("vocabulary_progress"."times_encountered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vocabulary_words" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"word" varchar(100) NOT NULL,
	"definition" text NOT NULL,
	"pronunciation" varchar(200) NOT NULL,
	"part_of_speech" varchar(20) NOT NULL,
	"difficulty" varchar(20) NOT NULL,
	"context_sentence" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vocabulary_words_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "vocabulary_words_position" UNIQUE("user_id","story_id","position")
);
--> statement-breakpoint
ALTER TABLE "activity_completions" ADD CONSTRAINT "activity_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_completions" ADD CONSTRAINT "activity_completions_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_completions" ADD CONSTRAINT "activity_completions_activity" FOREIGN KEY ("user_id","activity_id") REFERENCES "public"."learning_activities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_assessments" ADD CONSTRAINT "child_assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_assessments" ADD CONSTRAINT "child_assessments_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_assessments" ADD CONSTRAINT "child_assessments_question" FOREIGN KEY ("user_id","question_id") REFERENCES "public"."comprehension_questions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_profiles" ADD CONSTRAINT "child_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprehension_questions" ADD CONSTRAINT "comprehension_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comprehension_questions" ADD CONSTRAINT "comprehension_questions_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_activities" ADD CONSTRAINT "learning_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_activities" ADD CONSTRAINT "learning_activities_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_identities" ADD CONSTRAINT "oidc_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_progress" ADD CONSTRAINT "reading_progress_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_character" FOREIGN KEY ("user_id","character_id") REFERENCES "public"."characters"("user_id","id") ON DELETE set null ("character_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_emails" ADD CONSTRAINT "user_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_progress" ADD CONSTRAINT "vocabulary_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_progress" ADD CONSTRAINT "vocabulary_progress_child" FOREIGN KEY ("user_id","child_id") REFERENCES "public"."child_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_progress" ADD CONSTRAINT "vocabulary_progress_word" FOREIGN KEY ("user_id","word_id") REFERENCES "public"."vocabulary_words"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_words" ADD CONSTRAINT "vocabulary_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_words" ADD CONSTRAINT "vocabulary_words_story" FOREIGN KEY ("user_id","story_id") REFERENCES "public"."stories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_completions_activity" ON "activity_completions" USING btree ("user_id","activity_id");--> statement-breakpoint
CREATE INDEX "child_assessments_child" ON "child_assessments" USING btree ("user_id","child_id","id");--> statement-breakpoint
CREATE INDEX "child_assessments_question" ON "child_assessments" USING btree ("user_id","question_id","child_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oidc_identities_user" ON "oidc_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reading_progress_story" ON "reading_progress" USING btree ("user_id","story_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "stories_character" ON "stories" USING btree ("user_id","character_id");--> statement-breakpoint
CREATE INDEX "vocabulary_progress_word" ON "vocabulary_progress" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE INDEX "vocabulary_progress_due" ON "vocabulary_progress" USING btree ("user_id","child_id","due_at");