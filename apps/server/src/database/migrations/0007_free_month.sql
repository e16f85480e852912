ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "free_credits_month" varchar(7);--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_kind" CHECK ("credit_ledger"."kind" in ('welcome', 'monthly', 'purchase', 'story', 'refund', 'grant'));