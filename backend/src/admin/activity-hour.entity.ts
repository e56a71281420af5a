import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened in one hour, counted, about nobody in particular: it outlives the accounts it counts. */
@Entity('activity_hour')
export class ActivityHour {
  /** Its start. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'activity_hour_pkey' })
  hour: Date;

  @Column('integer')
  signUps: number;

  /** Who asked for something in this hour. Hours can't be added up: the same people come again. */
  @Column('integer')
  activeUsers: number;

  /** Optimizations that were delivered. */
  @Column('integer')
  optimizations: number;

  /** Given up by the person before anything was finished. */
  @Column('integer')
  cancelled: number;

  /** Never delivered. */
  @Column('integer')
  failed: number;

  @Column('integer')
  modelVersions: number;

  /** Versions that the built-in engine wrote although a model was asked. */
  @Column('integer')
  fallbackVersions: number;

  /** Delivered optimizations by how long they took: see `LATENCY_BOUNDS_MS`. */
  @Column('integer', { array: true })
  latencies: number[];
}
