import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page far behind in the list of subscriptions, and the few of them that run beside another. */
export class OrderSubscriptions1795461000000 implements MigrationInterface {
  name = 'OrderSubscriptions1795461000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['created_at', 'period_ends_at']) {
      await queryRunner.query(`DROP INDEX "billing_subscription_${column}_idx"`);
      await queryRunner.query(
        `CREATE INDEX "billing_subscription_${column}_idx" ON "billing_subscription" ("${column}", "id")`,
      );
    }
    // Of several that run, one decides; until now all of them were written down as giving their plan.
    await queryRunner.query(`UPDATE "billing_subscription" SET "is_entitling" = false
      FROM (SELECT "id", row_number() OVER (
              PARTITION BY "user_id" ORDER BY array_position('{active,trialing,past_due}', "status"), "created_at" DESC
            ) AS "place" FROM "billing_subscription" WHERE "is_entitling") AS "ranked"
      WHERE "ranked"."id" = "billing_subscription"."id" AND "place" > 1`);
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_other_idx" ON "billing_subscription" ("status", "user_id") WHERE NOT "is_entitling"`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "billing_subscription_other_idx"`);
    for (const column of ['created_at', 'period_ends_at']) {
      await queryRunner.query(`DROP INDEX "billing_subscription_${column}_idx"`);
      await queryRunner.query(
        `CREATE INDEX "billing_subscription_${column}_idx" ON "billing_subscription" ("${column}")`,
      );
    }
  }
}
