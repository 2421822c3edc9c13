import type { ShopChanges } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { readShopFolder } from '@harrow/shop';

/**
 * Gives a shop without a maker its face: from a folder (`SHOP_DIR`), or its maker from the settings (`SELLER_…`).
 * Afterwards the shop's own counts. Throws for a folder that breaks a rule.
 */
export async function seedFace(
  { shopFileService, shopService }: Services,
  { folder, seller }: { folder: string | undefined; seller: ShopChanges | null },
): Promise<void> {
  const { maker } = await shopService.retrieve();
  if (maker.legalName !== '') return;
  if (folder) await shopFileService.import(await readShopFolder(folder), null);
  else if (seller) await shopService.update(seller, () => true);
}
