import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of address, contact messages, the record of sent mails, and what deleted accounts had used of their free month. */
export class AddAccountData1795420000000 implements MigrationInterface {
  name = 'AddAccountData1795420000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "email_change" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "new_email" text NOT NULL,
        "token_hash" bytea,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "email_change_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "email_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX "email_change_user_id_key" ON "email_change" ("user_id")`);
    await queryRunner.query(`CREATE UNIQUE INDEX "email_change_token_hash_key" ON "email_change" ("token_hash")`);
    await queryRunner.query(`CREATE TABLE "contact_message" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "name" text NOT NULL,
        "email" text NOT NULL,
        "message" text NOT NULL,
        "status" text NOT NULL DEFAULT 'new',
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "contact_message_email_idx" ON "contact_message" ("email")`);
    await queryRunner.query(`CREATE INDEX "contact_message_created_at_idx" ON "contact_message" ("created_at")`);
    await queryRunner.query(`CREATE TABLE "mail_log_entry" (
        "id" uuid NOT NULL,
        "template" text NOT NULL,
        "recipient" text NOT NULL,
        "outcome" text NOT NULL,
        "reason" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "mail_log_entry_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "mail_log_entry_recipient_idx" ON "mail_log_entry" ("recipient", "created_at")`,
    );
    await queryRunner.query(`CREATE INDEX "mail_log_entry_created_at_idx" ON "mail_log_entry" ("created_at")`);
    await queryRunner.query(`CREATE TABLE "spent_free_quota" (
        "address_hash" bytea NOT NULL,
        "used" integer NOT NULL,
        "anchor_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "ends_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "spent_free_quota_pkey" PRIMARY KEY ("address_hash")
      )`);
    await queryRunner.query(`CREATE INDEX "spent_free_quota_ends_at_idx" ON "spent_free_quota" ("ends_at")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "spent_free_quota"`);
    await queryRunner.query(`DROP TABLE "mail_log_entry"`);
    await queryRunner.query(`DROP TABLE "contact_message"`);
    await queryRunner.query(`DROP TABLE "email_change"`);
  }
}
