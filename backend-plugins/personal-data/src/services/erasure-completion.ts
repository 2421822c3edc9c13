import { isErrorOfType, type Services } from '@harrow/plugin-kit';
import { statement } from '../lib/statements';

const CLAIM = statement('claim-erasure');
const END = statement('end-erasure');
const IS_IMAGE_USED = statement('is-image-used');
const LEFT = 'SELECT uid, image_keys AS "imageKeys" FROM erasure WHERE customer_id = $1';
const FORGET_UID = 'UPDATE erasure SET uid = NULL WHERE customer_id = $1';
const FORGET_IMAGE =
  'UPDATE erasure SET image_keys = array_remove(image_keys, $2) WHERE customer_id = $1';

type Left = { uid: string | null; imageKeys: string[] };

/** Completes erasures outside of the database. Each step is repeatable and is removed once done. */
export default class ErasureCompletionService {
  constructor(private readonly services: Services) {}

  /** Completes the next erasure that is due; returns false if none is. */
  async completeNext(): Promise<boolean> {
    const [claimed]: [{ customer_id: string }[]] = await this.services.manager.query(CLAIM);
    const [erasure] = claimed;
    if (!erasure) return false;
    const { customer_id: customerId } = erasure;
    const { manager, erasureService } = this.services;
    const isErased = await this.attempt(customerId, () => erasureService.eraseAgain(customerId));
    await this.removeOutside(customerId);
    if (isErased) await manager.query(END, [customerId]);
    return true;
  }

  /**
   * Removes what is outside of the database: the identity provider's user and pictures. A failed step is logged with
   * the customer's id only, and retried later.
   */
  async removeOutside(customerId: string): Promise<void> {
    const { manager } = this.services;
    const [left]: Left[] = await manager.query(LEFT, [customerId]);
    if (!left) return;
    const { uid, imageKeys } = left;
    if (uid !== null) await this.attempt(customerId, () => this.removeIdentity(customerId, uid));
    for (const key of imageKeys) {
      await this.attempt(customerId, () => this.removeImage(customerId, key));
    }
  }

  /** Returns whether the step has succeeded. */
  private async attempt(customerId: string, step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.services.logger.error(
        `The erasure of ${customerId} is not complete and will be continued: ${reason}`,
      );
      return false;
    }
  }

  private async removeIdentity(customerId: string, uid: string): Promise<void> {
    await this.services.identityProviderService.remove(uid);
    await this.services.manager.query(FORGET_UID, [customerId]);
  }

  private async removeImage(customerId: string, key: string): Promise<void> {
    const { manager, imageService } = this.services;
    const [image]: { is_used: boolean }[] = await manager.query(IS_IMAGE_USED, [key]);
    if (!image?.is_used) await removeIfThere(() => imageService.remove(key));
    await manager.query(FORGET_IMAGE, [customerId, key]);
  }
}

async function removeIfThere(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!isErrorOfType(error, 'not_found')) throw error;
  }
}
