import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps of administrators, their recovery codes, and which sessions were opened with one. */
export class AddSecondFactor1795450000000 implements MigrationInterface {
  name = 'AddSecondFactor1795450000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "second_factor" (
        "user_id" uuid NOT NULL,
        "secret" bytea,
        "pending_secret" bytea,
        "pending_until" TIMESTAMP WITH TIME ZONE,
        "last_step" integer NOT NULL DEFAULT 0,
        "enabled_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "second_factor_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "second_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE TABLE "recovery_code" (
        "user_id" uuid NOT NULL,
        "code_hash" bytea NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id", "code_hash"),
        CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`ALTER TABLE "session" ADD "second_factor_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "session" DROP COLUMN "second_factor_at"`);
    await queryRunner.query(`DROP TABLE "recovery_code"`);
    await queryRunner.query(`DROP TABLE "second_factor"`);
  }
}
