import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sessions, mailed links, the ledger of prompts, optimizations and the audit trail. */
export class CreateCoreTables1795200000000 implements MigrationInterface {
  name = 'CreateCoreTables1795200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "audit_entry" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "actor_id" uuid,
        "actor_email" text,
        "action" text NOT NULL,
        "target_type" text NOT NULL,
        "target_id" text NOT NULL,
        "before" jsonb,
        "after" jsonb,
        "ip" text,
        "request_id" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "audit_entry_created_at_idx" ON "audit_entry" ("created_at")`);
    await queryRunner.query(
      `CREATE INDEX "audit_entry_target_idx" ON "audit_entry" ("target_type", "target_id", "created_at")`,
    );
    await queryRunner.query(`CREATE TABLE "user_account" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "email" text NOT NULL,
        "password_hash" text NOT NULL,
        "role" text NOT NULL DEFAULT 'user',
        "registration_id" uuid NOT NULL,
        "email_verified_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX "user_account_email_key" ON "user_account" ("email")`);
    await queryRunner.query(`CREATE INDEX "user_account_created_at_idx" ON "user_account" ("created_at")`);
    await queryRunner.query(`CREATE TABLE "email_token" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "token_hash" bytea NOT NULL,
        "purpose" text NOT NULL,
        "user_id" uuid NOT NULL,
        "registration_id" uuid NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "email_token_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX "email_token_hash_key" ON "email_token" ("token_hash")`);
    await queryRunner.query(`CREATE INDEX "email_token_user_id_idx" ON "email_token" ("user_id")`);
    await queryRunner.query(`CREATE TABLE "session" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "token_hash" bytea NOT NULL,
        "user_id" uuid NOT NULL,
        "authenticated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "idle_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "absolute_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "revoked_at" TIMESTAMP WITH TIME ZONE,
        "user_agent" text,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "session_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX "session_token_hash_key" ON "session" ("token_hash")`);
    await queryRunner.query(`CREATE INDEX "session_user_id_idx" ON "session" ("user_id")`);
    await queryRunner.query(`CREATE TABLE "optimization" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "original_prompt" text NOT NULL,
        "language" text NOT NULL,
        "intent" text NOT NULL,
        "variants" jsonb NOT NULL,
        "engine" text NOT NULL,
        "charged" boolean NOT NULL DEFAULT false,
        "input_tokens" integer NOT NULL DEFAULT '0',
        "output_tokens" integer NOT NULL DEFAULT '0',
        "cost_micro_usd" integer NOT NULL DEFAULT '0',
        "refinements" integer NOT NULL DEFAULT '0',
        "completed_at" TIMESTAMP WITH TIME ZONE,
        "selected_prompt" text,
        "selected_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "optimization_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "optimization_user_id_created_at_idx" ON "optimization" ("user_id", "created_at")`,
    );
    await queryRunner.query(`CREATE TABLE "usage_period" (
        "id" uuid NOT NULL DEFAULT gen_random_uuid(),
        "user_id" uuid NOT NULL,
        "plan" text NOT NULL,
        "quota" integer NOT NULL,
        "used" integer NOT NULL DEFAULT '0',
        "reserved" integer NOT NULL DEFAULT '0',
        "cancelled" integer NOT NULL DEFAULT '0',
        "anchor_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "ends_at" TIMESTAMP WITH TIME ZONE,
        "closed_at" TIMESTAMP WITH TIME ZONE,
        "admin_modified" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "usage_period_counts_check" CHECK ("used" >= 0 AND "reserved" >= 0 AND "quota" >= 0),
        CONSTRAINT "usage_period_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(
      `CREATE INDEX "usage_period_user_id_starts_at_idx" ON "usage_period" ("user_id", "starts_at")`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "usage_period_open_key" ON "usage_period" ("user_id") WHERE "closed_at" IS NULL`,
    );
    await queryRunner.query(`CREATE TABLE "usage_reservation" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "period_id" uuid NOT NULL,
        "idempotency_key" text,
        "request_hash" bytea,
        "state" text NOT NULL DEFAULT 'reserved',
        "lease_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "settled_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "usage_reservation_pkey" PRIMARY KEY ("id")
      )`);
    await queryRunner.query(`CREATE INDEX "usage_reservation_period_id_idx" ON "usage_reservation" ("period_id")`);
    await queryRunner.query(
      `CREATE INDEX "usage_reservation_lease_idx" ON "usage_reservation" ("lease_expires_at") WHERE "state" = 'reserved'`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "usage_reservation_user_id_key_key" ON "usage_reservation" ("user_id", "idempotency_key")`,
    );
    await queryRunner.query(
      `ALTER TABLE "email_token" ADD CONSTRAINT "email_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "optimization" ADD CONSTRAINT "optimization_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "usage_period" ADD CONSTRAINT "usage_period_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_period_id_fkey" FOREIGN KEY ("period_id") REFERENCES "usage_period"("id") ON DELETE CASCADE`,
    );
    await queryRunner.query(KEEP_AUDIT_ENTRIES);
    await queryRunner.query(`CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
      FOR EACH ROW EXECUTE FUNCTION keep_audit_entries()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "usage_reservation" DROP CONSTRAINT "usage_reservation_period_id_fkey"`);
    await queryRunner.query(`ALTER TABLE "usage_reservation" DROP CONSTRAINT "usage_reservation_user_id_fkey"`);
    await queryRunner.query(`ALTER TABLE "usage_period" DROP CONSTRAINT "usage_period_user_id_fkey"`);
    await queryRunner.query(`ALTER TABLE "optimization" DROP CONSTRAINT "optimization_user_id_fkey"`);
    await queryRunner.query(`ALTER TABLE "session" DROP CONSTRAINT "session_user_id_fkey"`);
    await queryRunner.query(`ALTER TABLE "email_token" DROP CONSTRAINT "email_token_user_id_fkey"`);
    await queryRunner.query(`DROP TABLE "usage_reservation"`);
    await queryRunner.query(`DROP TABLE "usage_period"`);
    await queryRunner.query(`DROP TABLE "optimization"`);
    await queryRunner.query(`DROP TABLE "session"`);
    await queryRunner.query(`DROP TABLE "email_token"`);
    await queryRunner.query(`DROP TABLE "user_account"`);
    await queryRunner.query(`DROP TABLE "audit_entry"`);
    await queryRunner.query(`DROP FUNCTION keep_audit_entries`);
  }
}

/** Entries can't be changed by anyone, and deleted only when they have been kept for the 24 months we promise. */
const KEEP_AUDIT_ENTRIES = `
  CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '24 months' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'audit entries are append-only';
  END $$`;
