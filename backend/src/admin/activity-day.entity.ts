import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many people asked for something on one UTC day. */
@Entity('activity_day')
export class ActivityDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'activity_day_pkey' })
  day: string;

  @Column('integer')
  activeUsers: number;
}
