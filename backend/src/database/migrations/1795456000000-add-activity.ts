import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboard reads instead of the ledger: counts by hour and day, and when each person was last active. */
export class AddActivity1795456000000 implements MigrationInterface {
  name = 'AddActivity1795456000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "activity_hour" (
        "hour" TIMESTAMP WITH TIME ZONE NOT NULL,
        "sign_ups" integer NOT NULL,
        "active_users" integer NOT NULL,
        "optimizations" integer NOT NULL,
        "cancelled" integer NOT NULL,
        "failed" integer NOT NULL,
        "model_versions" integer NOT NULL,
        "fallback_versions" integer NOT NULL,
        "latencies" integer array NOT NULL,
        CONSTRAINT "activity_hour_pkey" PRIMARY KEY ("hour")
      )`);
    await queryRunner.query(`CREATE TABLE "activity_day" (
        "day" date NOT NULL,
        "active_users" integer NOT NULL,
        CONSTRAINT "activity_day_pkey" PRIMARY KEY ("day")
      )`);
    await queryRunner.query(`CREATE TABLE "person_activity" (
        "user_id" uuid NOT NULL,
        "last_active_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "person_activity_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "person_activity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX "person_activity_last_active_at_idx" ON "person_activity" ("last_active_at")`,
    );
    await queryRunner.query(`CREATE TABLE "plan_day" (
        "day" date NOT NULL,
        "plan" text NOT NULL,
        "accounts" integer NOT NULL,
        "used" bigint NOT NULL,
        "quota" bigint NOT NULL,
        "exhausted" integer NOT NULL,
        "paying" integer NOT NULL,
        "counted_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "plan_day_pkey" PRIMARY KEY ("day", "plan")
      )`);
    // A few kilobytes that cost an optimization nothing: rows lie in the order in which they were made.
    await queryRunner.query(
      `CREATE INDEX "usage_reservation_created_at_brin" ON "usage_reservation" USING brin ("created_at") WITH (pages_per_range = 32, autosummarize = on)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "usage_reservation_created_at_brin"`);
    await queryRunner.query(`DROP TABLE "plan_day"`);
    await queryRunner.query(`DROP TABLE "person_activity"`);
    await queryRunner.query(`DROP TABLE "activity_day"`);
    await queryRunner.query(`DROP TABLE "activity_hour"`);
  }
}
