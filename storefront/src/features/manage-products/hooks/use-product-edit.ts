import { zodResolver } from '@hookform/resolvers/zod';
import type { ChargeRules, WrittenProduct } from '@harrow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reportFailure } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { toApiError } from '@/lib/http/api-error';
import { productKey, productPageKey } from '@/lib/query-keys';
import { messages } from '@/messages';
import { readProduct, saveProduct, type ReadProduct } from '../api/product-edit';
import { productsKey } from '../api/products';
import {
  changedFields,
  changesOf,
  fieldsOf,
  PRODUCT_FIELDS,
  productSchema,
  type CheckedProduct,
  type ProductField,
  type ProductFields,
} from '../lib/product-fields';

const words = messages.productForm;

/** A change by someone else: the product as it was when the form was opened, and the fields that differ. */
export interface Conflict {
  before: WrittenProduct;
  fields: ProductField[];
  /** The fields that were also changed here. */
  typed: ProductField[];
}

/** The state of the form that changes a product. */
export function useProductEdit(opened: ReadProduct, rules: ChargeRules | null, onDone: () => void) {
  const queryClient = useQueryClient();
  /** The product that the form is compared with, and the version that is saved over. */
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<ProductFields, unknown, CheckedProduct>({
    resolver: zodResolver(productSchema(rules)),
    defaultValues: fieldsOf(opened.product),
  });
  const { product } = base;

  const finish = () => {
    showSuccess(words.saved);
    for (const queryKey of [
      productsKey,
      productKey(product._id),
      productPageKey(product.handle),
      ['search'],
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
    onDone();
  };

  /** Reads the product again, and updates all unchanged fields of the form. */
  const rebase = async (checked: CheckedProduct) => {
    const now = await readProduct(product._id);
    const [former, current] = [fieldsOf(product), fieldsOf(now.product)];
    if (changedFields(checked, current).length === 0) {
      finish();
      return;
    }
    const typed = changedFields(checked, former);
    const fields = changedFields(current, former);
    for (const field of fields) {
      if (!typed.includes(field)) form.setValue(field, current[field]);
    }
    setConflict({ before: product, fields, typed });
    setBase(now);
  };

  const save = async (checked: CheckedProduct) => {
    const changes = changesOf(checked, product);
    if (Object.keys(changes).length === 0) {
      onDone();
      return;
    }
    try {
      await saveProduct(base, changes);
    } catch (error) {
      if (toApiError(error).status !== 412) throw error;
      await rebase(checked);
      return;
    }
    finish();
  };

  const attempt = form.handleSubmit(async (checked) => {
    try {
      await save(checked);
    } catch (error) {
      const { status } = toApiError(error);
      if (status === 401) form.setError('root', { message: words.sessionEnded });
      else reportFailure(form, error, { fields: PRODUCT_FIELDS, whenUnknown: words.saveUnknown });
    }
  });

  return {
    form,
    product,
    attempt,
    conflict,
    /** Discards the typed changes, and continues with the current product. */
    takeTheirs: () => {
      form.reset(fieldsOf(product));
      setConflict(null);
    },
  };
}
