import { useEffect, useRef } from 'react';
import type { WrittenProduct } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import type { Conflict } from '../hooks/use-product-edit';
import {
  FIELD_WORDS,
  fieldsOf,
  type ProductField,
  type ProductFields,
} from '../lib/product-fields';
import { BeforeAfter } from './before-after';

const words = messages.productForm;

interface ConflictNoticeProps {
  conflict: Conflict;
  /** The product as it is now. */
  product: WrittenProduct;
  /** The values of the form. */
  typed: ProductFields;
  describe: (fields: ProductFields, field: ProductField) => string;
  onTakeTheirs: () => void;
}

/** Says that someone else has changed the product, and shows it beside what was typed. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { conflict, product, typed, describe, onTakeTheirs } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [conflict]);
  const [before, now] = [fieldsOf(conflict.before), fieldsOf(product)];
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 grid grid-cols-1 gap-3 rounded-control border-2 border-ink bg-panel p-4"
    >
      <h2 className="heading text-xl">{words.conflictTitle}</h2>
      <p>{words.conflictText}</p>
      <dl className="grid grid-cols-1">
        {conflict.fields.map((field) => (
          <div
            key={field}
            className="grid gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{FIELD_WORDS[field].name}</dt>
            <dd className="wrap-anywhere">
              <span className="label block">{words.inShop}</span>
              <BeforeAfter before={describe(before, field)} after={describe(now, field)} />
            </dd>
            <dd className="wrap-anywhere">
              <span className="label block">{words.yours}</span>
              {conflict.typed.includes(field) ? (
                <UserText className="font-semibold">{describe(typed, field)}</UserText>
              ) : (
                <span className="text-muted">{words.notTyped}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="ghost" size="small" className="w-fit" onClick={onTakeTheirs}>
        {words.takeTheirs}
      </Button>
    </div>
  );
}
