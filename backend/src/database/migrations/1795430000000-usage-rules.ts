import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What plan changes, staff and renewals need of the ledger, and the record of what the jobs did. */
export class UsageRules1795430000000 implements MigrationInterface {
  name = 'UsageRules1795430000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ADD_UTC_MONTHS);
    await queryRunner.query(UTC_MONTHS_BETWEEN);
    await queryRunner.query(`ALTER TABLE "usage_period" ADD "adjustment" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(`ALTER TABLE "usage_period" ADD "revision" integer NOT NULL DEFAULT '0'`);
    await queryRunner.query(
      `CREATE INDEX "usage_period_due_idx" ON "usage_period" ("ends_at") WHERE "closed_at" IS NULL`,
    );
    // Counters change all day: with room on its page a changed row needs no new entries in the indexes.
    await queryRunner.query(`ALTER TABLE "usage_period" SET (fillfactor = 80)`);
    await queryRunner.query(`CREATE TABLE "job_run" (
        "name" text NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "finished_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "duration_ms" integer NOT NULL,
        "count" integer NOT NULL,
        "outcome" text NOT NULL,
        "runs" bigint NOT NULL,
        "failures" bigint NOT NULL,
        "failed_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "job_run_pkey" PRIMARY KEY ("name")
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "job_run"`);
    await queryRunner.query(`ALTER TABLE "usage_period" RESET (fillfactor)`);
    await queryRunner.query(`DROP INDEX "usage_period_due_idx"`);
    await queryRunner.query(`ALTER TABLE "usage_period" DROP COLUMN "revision"`);
    await queryRunner.query(`ALTER TABLE "usage_period" DROP COLUMN "adjustment"`);
    await queryRunner.query(`DROP FUNCTION utc_months_between`);
    await queryRunner.query(`DROP FUNCTION add_utc_months`);
  }
}

/** The instant some whole months after another, whatever the session's time zone; a day a month lacks becomes its last. */
const ADD_UTC_MONTHS = `
  CREATE FUNCTION add_utc_months(anchor timestamptz, months integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT (anchor AT TIME ZONE 'UTC' + make_interval(months => months)) AT TIME ZONE 'UTC' $$`;

/** How many whole months have passed since the anchor; none before it. */
const UTC_MONTHS_BETWEEN = `
  CREATE FUNCTION utc_months_between(anchor timestamptz, instant timestamptz) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE
    origin timestamp := anchor AT TIME ZONE 'UTC';
    target timestamp := instant AT TIME ZONE 'UTC';
    months integer := (extract(year FROM target) - extract(year FROM origin)) * 12 + extract(month FROM target) - extract(month FROM origin);
  BEGIN
    IF origin + make_interval(months => months) > target THEN
      months := months - 1;
    END IF;
    RETURN greatest(months, 0);
  END $$`;
