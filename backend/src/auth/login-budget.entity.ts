import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When passwords of one account were tried from unknown devices in the last hour, whatever their addresses. */
@Entity('login_budget')
export class LoginBudget {
  /** Hash of the name that was typed, whether it has an account or not. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'login_budget_pkey' })
  key: Buffer;

  @Column('timestamptz', { array: true })
  checks: Date[];

  @Index('login_budget_last_check_at_idx')
  @Column('timestamptz')
  lastCheckAt: Date;
}
