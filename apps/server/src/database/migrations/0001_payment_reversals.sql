CREATE TABLE "payment_reversals" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reversals_refunded" CHECK ("payment_reversals"."refunded" >= 0),
	CONSTRAINT "payment_reversals_disputed" CHECK ("payment_reversals"."disputed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refunded";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_taken_back";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_amount";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "credits_taken_back";