import type { Duty } from '@harrow/contract';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A promotion and the admin who made it. It applies to a customer under one email address; if the
 * customer changes to another address, it grants nothing.
 */
@Entity({ name: 'admin_promotion' })
export class AdminPromotion {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  /** Lower case. */
  @PrimaryColumn({ type: 'varchar' })
  email: string;

  /** Null for an admin from the shop's configuration. */
  @Column({ type: 'varchar', nullable: true })
  promoted_by: string | null;

  @Column({ type: 'varchar', default: 'owner' })
  duty: Duty;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
