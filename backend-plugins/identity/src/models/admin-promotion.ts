import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * Admin rights, and the trail of who gave them. They belong to a customer under one email address:
 * under another one, which nobody has promoted, the row gives nothing.
 */
@Entity({ name: 'admin_promotion' })
export class AdminPromotion {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  /** Lower case. */
  @PrimaryColumn({ type: 'varchar' })
  email: string;

  /** Null for an admin by the shop's configuration. */
  @Column({ type: 'varchar', nullable: true })
  promoted_by: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at: Date;
}
