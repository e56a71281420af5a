import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a list of a million accounts is sorted and searched by, accounts that staff suspended, and how far
 * what is done to all of them has come. Each index carries what
 * a list filters by besides its order, so that a page far behind is reached in the index alone.
 */
export class AddUsersAtScale1795457000000 implements MigrationInterface {
  name = 'AddUsersAtScale1795457000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Trusted since PostgreSQL 13: the owner of a database may install it.
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS "pg_trgm"`);
    await queryRunner.query(`ALTER TABLE "user_account" ADD "suspended_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "user_account" ADD "suspension_reason" text`);
    // The planner chooses between searching and walking by how many addresses it expects to match.
    await queryRunner.query(`ALTER TABLE "user_account" ALTER COLUMN "email" SET STATISTICS 1000`);
    await queryRunner.query(
      `CREATE INDEX "user_account_email_trgm_idx" ON "user_account" USING gin ("email" gin_trgm_ops)`,
    );
    // In the bytes' order it serves both the list and the beginnings of addresses, whatever the database's language.
    await queryRunner.query(`CREATE INDEX "user_account_email_list_idx" ON "user_account" ("email" COLLATE "C", "id")`);
    await queryRunner.query(`DROP INDEX "user_account_created_at_idx"`);
    await queryRunner.query(
      `CREATE INDEX "user_account_created_at_idx" ON "user_account" ("created_at", "id") INCLUDE ("email_verified_at", "role", "suspended_at")`,
    );
    await queryRunner.query(
      `CREATE INDEX "user_account_verified_idx" ON "user_account" (("email_verified_at" IS NOT NULL), "id") INCLUDE ("email_verified_at")`,
    );
    await queryRunner.query(`CREATE INDEX "user_account_role_idx" ON "user_account" ("role", "id")`);
    await queryRunner.query(
      `CREATE INDEX "user_account_unverified_idx" ON "user_account" ("id") WHERE "email_verified_at" IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "user_account_suspended_idx" ON "user_account" ("id") WHERE "suspended_at" IS NOT NULL`,
    );
    await queryRunner.query(`CREATE TABLE "tool_run" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "tool" text NOT NULL,
        "origin" jsonb NOT NULL,
        "cursor" uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
        "changed" integer NOT NULL DEFAULT '0',
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "moved_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "finished_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "tool_run_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "tool_run_unfinished_key" ON "tool_run" ("tool") WHERE "finished_at" IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX "tool_run_tool_idx" ON "tool_run" ("tool", "started_at")`);
    for (const [name, key, include] of PERIOD_INDEXES) {
      await queryRunner.query(
        `CREATE INDEX "${name}" ON "usage_period" (${key}, "user_id") INCLUDE (${include}) WHERE "closed_at" IS NULL`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "tool_run"`);
    for (const [name] of PERIOD_INDEXES) await queryRunner.query(`DROP INDEX "${name}"`);
    await queryRunner.query(`DROP INDEX "user_account_suspended_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_unverified_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_role_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_verified_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_created_at_idx"`);
    await queryRunner.query(`CREATE INDEX "user_account_created_at_idx" ON "user_account" ("created_at")`);
    await queryRunner.query(`DROP INDEX "user_account_email_list_idx"`);
    await queryRunner.query(`DROP INDEX "user_account_email_trgm_idx"`);
    await queryRunner.query(`ALTER TABLE "user_account" ALTER COLUMN "email" SET STATISTICS -1`);
    await queryRunner.query(`ALTER TABLE "user_account" DROP COLUMN "suspension_reason"`);
    await queryRunner.query(`ALTER TABLE "user_account" DROP COLUMN "suspended_at"`);
    // The extension stays: somebody else may use it by now.
  }
}

/** Name, order, and what else the list asks of a period. */
const PERIOD_INDEXES = [
  ['usage_period_plan_idx', '"plan"', '"ends_at", "quota", "used"'],
  ['usage_period_quota_idx', '"quota"', '"ends_at", "plan", "used"'],
  ['usage_period_used_idx', '"used"', '"ends_at", "plan", "quota"'],
  ['usage_period_remaining_idx', `greatest(0, "quota" - "used")`, '"ends_at", "plan", "quota", "used"'],
  ['usage_period_resets_at_idx', `coalesce("ends_at", 'infinity')`, '"ends_at", "plan", "quota", "used"'],
] as const;
