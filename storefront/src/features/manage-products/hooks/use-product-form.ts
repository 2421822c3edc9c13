import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { createProduct, type ChargeRules } from '@harrow/contract';
import { showError, showSuccess } from '@/components/ui/toast';
import { usePersistedForm } from '@/components/ui/use-persisted-form';
import { usePictureUpload } from '@/lib/pictures/upload-picture';
import { call } from '@/lib/http/shop-client';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { productsKey } from '../api/products';
import {
  EMPTY_PRODUCT,
  PRODUCT_FIELDS,
  productDraftSchema,
  productFormSchema,
  type CheckedProduct,
  type ProductFields,
} from '../lib/product-schema';

/** The state of the form that adds a product. */
export function useProductForm({ email }: SessionUser, rules: ChargeRules | null) {
  const queryClient = useQueryClient();
  const { upload, progress } = usePictureUpload();
  const state = usePersistedForm<ProductFields, CheckedProduct>({
    draftName: 'product',
    owner: email,
    draftSchema: productDraftSchema,
    fields: PRODUCT_FIELDS,
    resolver: zodResolver(productFormSchema(rules)),
    defaultValues: EMPTY_PRODUCT,
    whenUnknown: messages.addProduct.whenUnknown,
    async send(fields, form) {
      const picture = await upload(fields.img);
      if (!picture.ok) {
        form.setError('img', { message: picture.message }, { shouldFocus: true });
        return false;
      }
      const { sku, category, images, ...required } = fields;
      const { acknowledged } = await call(createProduct, {
        body: {
          ...required,
          img: picture.url,
          ...(sku !== '' && { sku }),
          ...(category !== '' && { category }),
          ...(images.length > 0 && { images }),
        },
      });
      if (!acknowledged) {
        showError(messages.forms.notDone);
        return false;
      }
      showSuccess(messages.forms.wow, messages.addProduct.added);
      form.reset(EMPTY_PRODUCT);
      void queryClient.invalidateQueries({ queryKey: productsKey });
      return true;
    },
  });
  return { ...state, progress };
}
