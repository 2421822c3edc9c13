import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { showError, showSuccess } from '@/components/ui/toast';
import { useKeptForm } from '@/components/ui/use-kept-form';
import { usePictureUpload } from '@/components/ui/use-picture-upload';
import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { addProduct } from '../api/add-product';
import type { PriceRules } from '../api/get-price-rules';
import { productFormSchema, type CheckedProduct, type ProductFields } from '../lib/product-schema';

const FIELDS = ['img', 'name', 'price', 'available', 'minimum', 'description'] as const;

const EMPTY: ProductFields = {
  img: null,
  name: '',
  price: null,
  available: null,
  minimum: null,
  description: '',
};

/** A chosen file cannot be kept, and is to be chosen again. */
const draftSchema = z.object({
  name: z.string(),
  price: z.nullable(z.number()),
  available: z.nullable(z.number()),
  minimum: z.nullable(z.number()),
  description: z.string(),
});

/** The form for a new product, and what adding it leads to. */
export function useProductForm({ email }: SessionUser, rules: PriceRules | null) {
  const queryClient = useQueryClient();
  const { upload, progress } = usePictureUpload();
  const kept = useKeptForm<ProductFields, CheckedProduct>({
    draftName: 'product',
    owner: email,
    draftSchema,
    fields: FIELDS,
    resolver: zodResolver(productFormSchema(rules)),
    defaultValues: EMPTY,
    whenUnknown: messages.addProduct.whenUnknown,
    async send(fields, form) {
      const picture = await upload(fields.img);
      if (!picture.ok) {
        form.setError('img', { message: picture.message }, { shouldFocus: true });
        return false;
      }
      const isTaken = await addProduct({ ...fields, img: picture.url });
      if (!isTaken) {
        showError(messages.forms.notDone);
        return false;
      }
      showSuccess(messages.forms.wow, messages.addProduct.added);
      form.reset(EMPTY);
      void queryClient.invalidateQueries({ queryKey: ['products'] });
      return true;
    },
  });
  return { ...kept, progress };
}
