import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What history is searched by, which results are starred, which version was chosen, and who wants none of it kept. */
export class AddHistoryKeeping1795455000000 implements MigrationInterface {
  name = 'AddHistoryKeeping1795455000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "optimization" ADD "starred_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "optimization" ADD "selected_variant_id" uuid`);
    await queryRunner.query(`ALTER TABLE "optimization" ADD "search_text" text NOT NULL DEFAULT ''`);
    // Every search reads it whole: taking it apart costs more than the space that compressing saves.
    await queryRunner.query(`ALTER TABLE "optimization" ALTER COLUMN "search_text" SET STORAGE EXTERNAL`);
    await queryRunner.query(`UPDATE "optimization" SET "search_text" = lower(normalize("original_prompt" || E'\\n' || coalesce((
      SELECT string_agg(variant ->> 'prompt', E'\\n') FROM jsonb_array_elements("variants") AS list (variant)), ''), NFKC))`);
    await queryRunner.query(
      `CREATE INDEX "optimization_starred_idx" ON "optimization" ("user_id", "created_at") WHERE "starred_at" IS NOT NULL`,
    );
    await queryRunner.query(`CREATE TABLE "history_off" (
        "user_id" uuid NOT NULL,
        "since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "history_off_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "history_off_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "history_off"`);
    await queryRunner.query(`DROP INDEX "optimization_starred_idx"`);
    await queryRunner.query(
      `ALTER TABLE "optimization" DROP COLUMN "search_text", DROP COLUMN "selected_variant_id", DROP COLUMN "starred_at"`,
    );
  }
}
