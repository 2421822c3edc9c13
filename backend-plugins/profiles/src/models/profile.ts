import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A customer's profile, in addition to the engine's customer record. */
@Entity({ name: 'shop_profile' })
export class Profile {
  @PrimaryColumn({ type: 'varchar' })
  customer_id: string;

  @Column({ type: 'varchar' })
  profession: string;

  @Column({ type: 'varchar' })
  city: string;

  @Column({ type: 'varchar' })
  state: string;

  @Column({ type: 'varchar' })
  country: string;

  @Column({ type: 'varchar' })
  phone: string;

  @Column({ type: 'varchar' })
  image: string;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at: Date;
}
