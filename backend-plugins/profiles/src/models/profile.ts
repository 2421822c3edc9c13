import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** What a customer tells about themselves, beside what the engine keeps of every customer. */
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
