import { createProduct, type WrittenProduct } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import * as deskPaths from '@/config/desk-paths';
import { describeError, toApiError } from '@/lib/http/api-error';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';
import { productsKey } from '../api/products';
import { copyOf } from '../lib/product-fields';

const words = messages.productForm;

/** Adds a copy of a product as a draft, and opens it. */
export function useDuplicate(product: WrittenProduct) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useAction(async () => {
    try {
      const { insertedId } = await call(createProduct, { body: copyOf(product) });
      void queryClient.invalidateQueries({ queryKey: productsKey });
      showSuccess(words.duplicated);
      void navigate(deskPaths.editProduct(insertedId));
    } catch (error) {
      const isKnown = toApiError(error).kind === 'http';
      showError(isKnown ? words.notDuplicated(describeError(error)) : words.duplicateUnknown);
    }
  });
}
