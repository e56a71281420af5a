import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier ids of sessions, known devices, and the counts that slow guessing down. */
export class AddSignInProtection1795410000000 implements MigrationInterface {
  name = 'AddSignInProtection1795410000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "session" ADD "rotated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`);
    await queryRunner.query(`ALTER TABLE "session" ADD "id_seen" boolean NOT NULL DEFAULT true`);
    await queryRunner.query(`CREATE TABLE "retired_session_id" (
        "token_hash" bytea NOT NULL,
        "session_id" uuid NOT NULL,
        "valid_until" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "retired_session_id_pkey" PRIMARY KEY ("token_hash"),
        CONSTRAINT "retired_session_id_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX "retired_session_id_session_id_idx" ON "retired_session_id" ("session_id")`);
    await queryRunner.query(`CREATE TABLE "known_device" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "token_hash" bytea NOT NULL,
        "user_agent" text,
        "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "known_device_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "known_device_user_id_token_hash_key" ON "known_device" ("user_id", "token_hash")`,
    );
    await queryRunner.query(`CREATE INDEX "known_device_token_hash_idx" ON "known_device" ("token_hash")`);
    await queryRunner.query(`CREATE INDEX "known_device_last_seen_at_idx" ON "known_device" ("last_seen_at")`);
    await queryRunner.query(`CREATE TABLE "login_backoff" (
        "key" bytea NOT NULL,
        "attempts" integer NOT NULL,
        "started_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "blocked_until" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "login_backoff_pkey" PRIMARY KEY ("key")
      )`);
    await queryRunner.query(`CREATE INDEX "login_backoff_started_at_idx" ON "login_backoff" ("started_at")`);
    await queryRunner.query(`CREATE TABLE "login_budget" (
        "key" bytea NOT NULL,
        "checks" TIMESTAMP WITH TIME ZONE array NOT NULL,
        "last_check_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "login_budget_pkey" PRIMARY KEY ("key")
      )`);
    await queryRunner.query(`CREATE INDEX "login_budget_last_check_at_idx" ON "login_budget" ("last_check_at")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "login_budget"`);
    await queryRunner.query(`DROP TABLE "login_backoff"`);
    await queryRunner.query(`DROP TABLE "known_device"`);
    await queryRunner.query(`DROP TABLE "retired_session_id"`);
    await queryRunner.query(`ALTER TABLE "session" DROP COLUMN "id_seen"`);
    await queryRunner.query(`ALTER TABLE "session" DROP COLUMN "rotated_at"`);
  }
}
