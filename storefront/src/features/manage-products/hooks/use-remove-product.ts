import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showSuccess } from '@/components/ui/toast';
import { messages } from '@/messages';
import { removeProduct } from '../api/remove-product';
import { removalFailure } from '../lib/removal-failure';

/** Takes a product out of the catalogue, says how it went and reads the products again. */
export function useRemoveProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removeProduct,
    onSuccess: () => showSuccess(messages.manageProducts.deleted),
    onError: (error) => showError(removalFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  });
}
