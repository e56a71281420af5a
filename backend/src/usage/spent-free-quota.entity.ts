import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The free prompts that a deleted account had used of its running month, so that deleting and registering again gives
 * no second helping. Forgotten when that month ends.
 */
@Entity('spent_free_quota')
export class SpentFreeQuota {
  /** Keyed, and of the address without its `+tag`: nobody can read or guess an address from it without our key. */
  @PrimaryColumn('bytea')
  addressHash: Buffer;

  @Column('integer')
  used: number;

  /** The month goes on where it was. */
  @Column('timestamptz')
  anchorAt: Date;

  /** Null: free prompts never renew here, so it is never forgotten. */
  @Index('spent_free_quota_ends_at_idx')
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;
}
