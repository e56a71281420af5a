import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the console reads of a million accounts and a hundred thousand subscriptions without looking at each. */
export class ConsoleAtScale1795458000000 implements MigrationInterface {
  name = 'ConsoleAtScale1795458000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Who has nothing left depends on the plan: expected apart, the planner is off by a factor of thirty.
    await queryRunner.query(
      `CREATE STATISTICS "usage_period_list_stats" (mcv, dependencies) ON "plan", (greatest(0, "quota" - "used")) FROM "usage_period"`,
    );
    await queryRunner.query(`DROP INDEX "user_account_unverified_idx"`);
    await queryRunner.query(
      `CREATE INDEX "user_account_unverified_idx" ON "user_account" ("id") INCLUDE ("created_at") WHERE "email_verified_at" IS NULL`,
    );
    // In the order of usage_period_plan_idx, so that the two are compared side by side.
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_entitling_idx" ON "billing_subscription" ("plan", "user_id") WHERE "is_entitling"`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_renewal_idx" ON "billing_subscription" ("period_ends_at") WHERE "is_entitling"`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_unknown_price_idx" ON "billing_subscription" ("user_id") WHERE "plan" IS NULL`,
    );
    await queryRunner.query(`DROP INDEX "billing_subscription_user_id_idx"`);
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_user_id_idx" ON "billing_subscription" ("user_id") INCLUDE ("status")`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_customer_id_idx" ON "billing_subscription" ("customer_id")`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_customer_never_synced_idx" ON "billing_customer" ("user_id") WHERE "synced_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_customer_differed_at_idx" ON "billing_customer" ("differed_at") WHERE "differed_at" IS NOT NULL`,
    );
    await queryRunner.query(`DROP INDEX "optimization_created_at_idx"`);
    await queryRunner.query(`CREATE INDEX "optimization_created_at_idx" ON "optimization" ("created_at", "id")`);
    await queryRunner.query(
      `CREATE INDEX "audit_entry_deleted_email_idx" ON "audit_entry" (("before" ->> 'email')) WHERE "action" = 'user.deleted'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "audit_entry_deleted_email_idx"`);
    await queryRunner.query(`DROP INDEX "optimization_created_at_idx"`);
    await queryRunner.query(`CREATE INDEX "optimization_created_at_idx" ON "optimization" ("created_at")`);
    await queryRunner.query(`DROP INDEX "billing_customer_differed_at_idx"`);
    await queryRunner.query(`DROP INDEX "billing_customer_never_synced_idx"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_customer_id_idx"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_user_id_idx"`);
    await queryRunner.query(`CREATE INDEX "billing_subscription_user_id_idx" ON "billing_subscription" ("user_id")`);
    await queryRunner.query(`DROP INDEX "billing_subscription_unknown_price_idx"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_renewal_idx"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_entitling_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_unverified_idx"`);
    await queryRunner.query(
      `CREATE INDEX "user_account_unverified_idx" ON "user_account" ("id") WHERE "email_verified_at" IS NULL`,
    );
    await queryRunner.query(`DROP STATISTICS "usage_period_list_stats"`);
  }
}
