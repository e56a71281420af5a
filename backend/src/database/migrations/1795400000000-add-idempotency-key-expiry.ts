import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the hourly clean-up find the keys that are older than a day without reading the whole ledger. */
export class AddIdempotencyKeyExpiry1795400000000 implements MigrationInterface {
  name = 'AddIdempotencyKeyExpiry1795400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX usage_reservation_keyed_created_at_idx ON usage_reservation (created_at)
       WHERE idempotency_key IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX usage_reservation_keyed_created_at_idx');
  }
}
