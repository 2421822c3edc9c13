import type { SessionUser } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { usePriceRules } from '../api/products';
import { useNewProduct } from '../hooks/use-new-product';
import { changedFields, EMPTY_PRODUCT } from '../lib/product-fields';
import { ProductForm } from './product-form';

const words = messages.productForm;

const SUBMIT = {
  product: { label: words.add, pendingLabel: words.adding },
  draft: { label: words.saveDraft, pendingLabel: words.saving },
};
const LEAVING = { title: words.leaveTitle, text: words.leaveText, confirmLabel: words.leave };

/** The form that adds a product. What was typed is kept in the tab. */
export function NewProduct({ user }: { user: SessionUser }) {
  const rules = usePriceRules();
  const { form, attempt, failure } = useNewProduct(user, rules);
  const typed = form.watch();
  return (
    <ProductForm
      form={form}
      rules={rules}
      attempt={attempt}
      failure={failure}
      isDirty={changedFields(typed, EMPTY_PRODUCT).length > 0}
      onDiscard={() => form.reset(EMPTY_PRODUCT)}
      submit={typed.draft ? SUBMIT.draft : SUBMIT.product}
      leaving={LEAVING}
    />
  );
}
