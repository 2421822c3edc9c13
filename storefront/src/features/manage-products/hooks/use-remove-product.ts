import { useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { removeProduct } from '../api/remove-product';
import { removalFailure } from '../lib/removal-failure';

/** Takes a product out of the catalogue, says how it went and reads the products again. */
export function useRemoveProduct() {
  const queryClient = useQueryClient();
  return useAction(async (id: string) => {
    try {
      await removeProduct(id);
      showSuccess(messages.manageProducts.deleted);
    } catch (error) {
      showError(removalFailure(error));
    }
    await queryClient.invalidateQueries({ queryKey: ['products'] });
  });
}
