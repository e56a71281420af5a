import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of operations staff are found by, and an audit log that can't be emptied at one stroke either. */
export class AddConsoleIndexes1795451000000 implements MigrationInterface {
  name = 'AddConsoleIndexes1795451000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TRIGGER "audit_entry_never_truncated" BEFORE TRUNCATE ON "audit_entry"
      FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries()`);
    await queryRunner.query(`DROP INDEX "audit_entry_target_idx"`);
    await queryRunner.query(`CREATE INDEX "audit_entry_target_id_idx" ON "audit_entry" ("target_id", "created_at")`);
    await queryRunner.query(`CREATE INDEX "audit_entry_action_idx" ON "audit_entry" ("action", "created_at")`);
    await queryRunner.query(
      `CREATE INDEX "audit_entry_actor_email_idx" ON "audit_entry" ("actor_email", "created_at")`,
    );
    await queryRunner.query(`CREATE INDEX "contact_message_status_idx" ON "contact_message" ("status", "created_at")`);
    await queryRunner.query(`CREATE INDEX "optimization_created_at_idx" ON "optimization" ("created_at")`);
    // Finds the few that the built-in engine wrote in a model's place among millions, and the other way round.
    await queryRunner.query(
      `CREATE INDEX "optimization_writer_idx" ON "optimization" (("engine" LIKE 'built-in/%'), "created_at")`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_created_at_idx" ON "billing_subscription" ("created_at")`,
    );
    await queryRunner.query(
      `CREATE INDEX "billing_subscription_period_ends_at_idx" ON "billing_subscription" ("period_ends_at")`,
    );
    await queryRunner.query(`ALTER TABLE "billing_customer" ADD "differed_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `CREATE INDEX "stripe_event_dead_idx" ON "stripe_event" ("dead_at") WHERE "processed_at" IS NULL AND "dead_at" IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "stripe_event_dead_idx"`);
    await queryRunner.query(`ALTER TABLE "billing_customer" DROP COLUMN "differed_at"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_period_ends_at_idx"`);
    await queryRunner.query(`DROP INDEX "billing_subscription_created_at_idx"`);
    await queryRunner.query(`DROP INDEX "optimization_writer_idx"`);
    await queryRunner.query(`DROP INDEX "optimization_created_at_idx"`);
    await queryRunner.query(`DROP INDEX "contact_message_status_idx"`);
    await queryRunner.query(`DROP INDEX "audit_entry_actor_email_idx"`);
    await queryRunner.query(`DROP INDEX "audit_entry_action_idx"`);
    await queryRunner.query(`DROP INDEX "audit_entry_target_id_idx"`);
    await queryRunner.query(
      `CREATE INDEX "audit_entry_target_idx" ON "audit_entry" ("target_type", "target_id", "created_at")`,
    );
    await queryRunner.query(`DROP TRIGGER "audit_entry_never_truncated" ON "audit_entry"`);
  }
}
