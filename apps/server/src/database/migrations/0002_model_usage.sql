CREATE TABLE "model_usage" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "model_usage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"story_id" bigint NOT NULL,
	"model" text NOT NULL,
	"writer" text NOT NULL,
	"outcome" text NOT NULL,
	"faults" text[] DEFAULT '{}' NOT NULL,
	"attempts" smallint NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_usage_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "model_usage_writer" CHECK ("model_usage"."writer" in ('builtin', 'model')),
	CONSTRAINT "model_usage_attempts" CHECK ("model_usage"."attempts" >= 0),
	CONSTRAINT "model_usage_tokens_in" CHECK ("model_usage"."tokens_in" >= 0),
	CONSTRAINT "model_usage_tokens_out" CHECK ("model_usage"."tokens_out" >= 0),
	CONSTRAINT "model_usage_milliseconds" CHECK ("model_usage"."milliseconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_usage_created" ON "model_usage" USING btree ("created_at");