import {
  getWrittenProduct,
  updateProduct,
  type BodyInputOf,
  type WrittenProduct,
} from '@harrow/contract';
import { ifMatch, withTag } from '@/lib/answer-headers';
import { call } from '@/lib/http/shop-client';

/** A product as it was read, with the version that a change names. */
export interface ReadProduct {
  product: WrittenProduct;
  tag: string | undefined;
}

/** Reads everything that staff can change of a product. Throws `ApiError`. */
export async function readProduct(id: string): Promise<ReadProduct> {
  const { data: product, tag } = await withTag((request) =>
    call(getWrittenProduct, { parameters: { id }, ...request }),
  );
  return { product, tag };
}

/** Changes a product. Throws `ApiError`, with status 412 if another change came first. */
export const saveProduct = (
  { product: { _id }, tag }: ReadProduct,
  body: BodyInputOf<typeof updateProduct>,
) => call(updateProduct, { parameters: { id: _id }, body, headers: ifMatch(tag) });
