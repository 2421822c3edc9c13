import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { createProduct, type ChargeRules } from '@harrow/contract';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import { call } from '@/lib/http/shop-client';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { productsKey } from '../api/products';
import {
  EMPTY_PRODUCT,
  keptProductSchema,
  newProductOf,
  PRODUCT_FIELDS,
  productSchema,
  type CheckedProduct,
  type ProductFields,
} from '../lib/product-fields';

const words = messages.productForm;

/** The state of the form that adds a product. */
export function useNewProduct({ email }: SessionUser, rules: ChargeRules | null) {
  const queryClient = useQueryClient();
  return usePersistedForm<ProductFields, CheckedProduct>({
    draftName: 'product',
    owner: email,
    draftSchema: keptProductSchema,
    fields: PRODUCT_FIELDS,
    resolver: zodResolver(productSchema(rules)),
    defaultValues: EMPTY_PRODUCT,
    whenUnknown: words.addUnknown,
    async send(checked, form) {
      const { acknowledged } = await call(createProduct, { body: newProductOf(checked) });
      if (!acknowledged) {
        showError(messages.forms.notDone);
        return false;
      }
      if (checked.draft) showSuccess(words.draftSaved);
      else showSuccess(messages.forms.wow, words.added);
      form.reset(EMPTY_PRODUCT);
      void queryClient.invalidateQueries({ queryKey: productsKey });
      return true;
    },
  });
}
