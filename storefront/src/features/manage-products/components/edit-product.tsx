import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import * as paths from '@/config/paths';
import { toApiError } from '@/lib/http/api-error';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { readProduct, type ReadProduct } from '../api/product-edit';
import { useCategories, usePriceRules } from '../api/products';
import { useProductEdit } from '../hooks/use-product-edit';
import {
  changedFields,
  describeField,
  FIELD_WORDS,
  fieldsOf,
  type ProductField,
  type ProductFields,
} from '../lib/product-fields';
import { BeforeAfter } from './before-after';
import { namesOf } from './category-options';
import { ConflictNotice } from './conflict-notice';
import { ProductForm } from './product-form';
import { ProductLinks } from './product-links';

const words = messages.productForm;

const LEAVING = {
  title: words.discardTitle,
  text: words.discardText,
  confirmLabel: words.discard,
};

const fromList = z.object({ list: z.string() });

/** Returns the address of the list from which the page was opened. */
function useListAddress(): string {
  const { data } = fromList.safeParse(useLocation().state);
  return paths.manageProducts + (data?.list ?? '');
}

/** The form that changes a product, once everything is read that staff can change of it. */
export function EditProduct({ id }: { id: string }) {
  const list = useListAddress();
  const query = useQuery({
    // each opening reads it again
    queryKey: ['product-edit', id, useId()],
    queryFn: () => readProduct(id),
    staleTime: Infinity,
  });
  const isGone = query.error !== null && toApiError(query.error).status === 404;
  return (
    <>
      <BackLink to={list}>{messages.dashboard.manageProducts}</BackLink>
      {query.data ? (
        <Editor opened={query.data} list={list} />
      ) : (
        <>
          <PageTitle title={messages.dashboard.manageProducts} />
          {isGone ? (
            <EmptyState
              title={words.goneTitle}
              text={words.goneText}
              action={
                <ButtonLink to={paths.manageProducts} variant="ghost">
                  {words.showAll}
                </ButtonLink>
              }
            />
          ) : (
            <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
              {() => null}
            </QueryContent>
          )}
        </>
      )}
    </>
  );
}

function Editor({ opened, list }: { opened: ReadProduct; list: string }) {
  const navigate = useNavigate();
  const rules = usePriceRules();
  const names = namesOf(useCategories());
  const edit = useProductEdit(
    opened,
    rules,
    () => void navigate(list, { state: { returns: true } }),
  );
  const { form, product, conflict } = edit;
  const typed = form.watch();
  const stored = fieldsOf(product);
  const changed = changedFields(typed, stored);
  const describe = (fields: ProductFields, field: ProductField) =>
    describeField(fields, field, {
      currency: product.currency,
      categoryName: (handle) => names.get(handle) ?? handle,
    });
  return (
    <>
      <PageTitle title={words.title(isolate(product.name))} />
      {conflict && (
        <ConflictNotice
          {...{ conflict, product, typed, describe }}
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      <ProductForm
        form={form}
        rules={rules}
        attempt={edit.attempt}
        failure={{ message: form.formState.errors.root?.message, isSignedOut: false }}
        isDirty={changed.length > 0}
        onDiscard={edit.takeTheirs}
        submit={{
          label: conflict ? words.saveOver : words.save,
          pendingLabel: words.saving,
        }}
        leaving={LEAVING}
        summary={<Changes {...{ changed, typed, stored, describe }} />}
        aside={<ProductLinks product={product} isChanged={changed.length > 0} />}
      />
    </>
  );
}

interface ChangesProps {
  changed: ProductField[];
  typed: ProductFields;
  stored: ProductFields;
  describe: (fields: ProductFields, field: ProductField) => string;
}

/** Texts that are too long to show with a change. */
const LONG: readonly ProductField[] = ['description', 'description_de'];

/** A single change with its values, or the names of several changed fields. */
function Changes({ changed, typed, stored, describe }: ChangesProps) {
  const [field] = changed;
  if (field === undefined) return <p>{words.unchanged}</p>;
  const names = changed.map((each) => FIELD_WORDS[each].name).join(', ');
  const [before, after] = [describe(stored, field), describe(typed, field)];
  const isShort = changed.length === 1 && !LONG.includes(field) && before !== after;
  return (
    <p>
      {words.changed} {names} {isShort && <BeforeAfter before={before} after={after} />}
    </p>
  );
}
