import {
  getProduct,
  getProductDetails,
  updateProduct,
  type BodyInputOf,
  type ProductDetails,
} from '@harrow/contract';
import { ifMatch, withTag } from '@/lib/answer-headers';
import { call } from '@/lib/http/shop-client';

/** A product as it was read, with the version that a change names. */
export interface ReadProduct {
  product: ProductDetails;
  tag: string | undefined;
}

/** Reads everything that staff can change of a product. Throws `ApiError`. */
export async function readProduct(id: string): Promise<ReadProduct> {
  // read first, so that saving with its version notices a change between the two reads
  const { data: service, tag } = await withTag((request) =>
    call(getProduct, { parameters: { id }, ...request }),
  );
  const details = await call(getProductDetails, { parameters: { handle: service.handle } });
  return { product: { ...details, ...service }, tag };
}

/** Changes a product. Throws `ApiError`, with status 412 if another change came first. */
export const saveProduct = (
  { product: { _id }, tag }: ReadProduct,
  body: BodyInputOf<typeof updateProduct>,
) => call(updateProduct, { parameters: { id: _id }, body, headers: ifMatch(tag) });
