import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the models cost, by UTC day. */
export class AddLlmSpend1795300000000 implements MigrationInterface {
  name = 'AddLlmSpend1795300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "llm_spend" (
        "day" date NOT NULL,
        "input_tokens" bigint NOT NULL DEFAULT '0',
        "output_tokens" bigint NOT NULL DEFAULT '0',
        "cost_micro_usd" bigint NOT NULL DEFAULT '0',
        "runs" integer NOT NULL DEFAULT '0',
        CONSTRAINT "llm_spend_pkey" PRIMARY KEY ("day")
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "llm_spend"`);
  }
}
