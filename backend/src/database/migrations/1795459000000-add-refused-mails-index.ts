import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few mails that were refused among all that left. */
export class AddRefusedMailsIndex1795459000000 implements MigrationInterface {
  name = 'AddRefusedMailsIndex1795459000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "mail_log_entry_refused_idx" ON "mail_log_entry" ("created_at", "id") WHERE "outcome" = 'refused'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "mail_log_entry_refused_idx"`);
  }
}
