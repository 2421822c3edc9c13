/** What files show of the shop. */
export interface ShownShop {
  name: string;
  /** The maker's name, or that of the shop. */
  seller: string;
  address: string;
  phone: string;
}
