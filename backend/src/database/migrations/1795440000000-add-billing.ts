import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who pays through which Stripe customer, our copy of their subscriptions, and the inbox of Stripe's events. */
export class AddBilling1795440000000 implements MigrationInterface {
  name = 'AddBilling1795440000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "billing_customer" (
        "user_id" uuid NOT NULL,
        "stripe_id" text NOT NULL,
        "synced_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "billing_customer_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "billing_customer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX "billing_customer_stripe_id_key" ON "billing_customer" ("stripe_id")`);
    await queryRunner.query(`CREATE TABLE "billing_subscription" (
        "id" text NOT NULL,
        "user_id" uuid NOT NULL,
        "customer_id" text NOT NULL,
        "status" text NOT NULL,
        "plan" text,
        "price_id" text NOT NULL,
        "period_starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "period_ends_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "cancels_at" TIMESTAMP WITH TIME ZONE,
        "next_plan" text,
        "is_entitling" boolean NOT NULL,
        "ended_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "billing_subscription_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "billing_subscription_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX "billing_subscription_user_id_idx" ON "billing_subscription" ("user_id")`);
    await queryRunner.query(`CREATE TABLE "stripe_event" (
        "id" text NOT NULL,
        "type" text NOT NULL,
        "object_id" text NOT NULL,
        "customer_id" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "received_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "attempts" integer NOT NULL DEFAULT '0',
        "next_attempt_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "processed_at" TIMESTAMP WITH TIME ZONE,
        "dead_at" TIMESTAMP WITH TIME ZONE,
        "last_error" text,
        CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "stripe_event_due_idx" ON "stripe_event" ("next_attempt_at") WHERE "processed_at" IS NULL AND "dead_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "stripe_event_customer_due_idx" ON "stripe_event" ("customer_id") WHERE "processed_at" IS NULL AND "dead_at" IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX "stripe_event_received_at_idx" ON "stripe_event" ("received_at")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "stripe_event"`);
    await queryRunner.query(`DROP TABLE "billing_subscription"`);
    await queryRunner.query(`DROP TABLE "billing_customer"`);
  }
}
