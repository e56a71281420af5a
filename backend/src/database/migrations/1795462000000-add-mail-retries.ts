import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a refused mail is made from when staff send it on, and that they did. */
export class AddMailRetries1795462000000 implements MigrationInterface {
  name = 'AddMailRetries1795462000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "mail_log_entry" ADD "data" jsonb, ADD "retried_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`DROP INDEX "mail_log_entry_refused_idx"`);
    await queryRunner.query(
      `CREATE INDEX "mail_log_entry_refused_idx" ON "mail_log_entry" ("created_at", "id") WHERE "outcome" = 'refused' AND "retried_at" IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "mail_log_entry_refused_idx"`);
    await queryRunner.query(
      `CREATE INDEX "mail_log_entry_refused_idx" ON "mail_log_entry" ("created_at", "id") WHERE "outcome" = 'refused'`,
    );
    await queryRunner.query(`ALTER TABLE "mail_log_entry" DROP COLUMN "retried_at", DROP COLUMN "data"`);
  }
}
