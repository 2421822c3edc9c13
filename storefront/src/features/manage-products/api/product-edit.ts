import {
  getProduct,
  getProductDetails,
  updateProduct,
  type BodyInputOf,
  type ProductDetails,
} from '@harrow/contract';
import { tagIn } from '@/lib/answer-headers';
import { call } from '@/lib/http/shop-client';

/** A product as it was read, with the version that a change names. */
export interface ReadProduct {
  product: ProductDetails;
  tag: string | undefined;
}

/** Reads everything that staff can change of a product. Throws `ApiError`. */
export async function readProduct(id: string): Promise<ReadProduct> {
  let tag: string | undefined;
  // read first, so that saving with its version notices a change between the two reads
  const service = await call(getProduct, {
    parameters: { id },
    onHeaders: (headers) => (tag = tagIn(headers)),
  });
  const details = await call(getProductDetails, { parameters: { handle: service.handle } });
  return { product: { ...details, ...service }, tag };
}

/** Changes a product. Throws `ApiError`, with status 412 if another change came first. */
export const saveProduct = (
  { product: { _id }, tag }: ReadProduct,
  body: BodyInputOf<typeof updateProduct>,
) =>
  call(updateProduct, {
    parameters: { id: _id },
    body,
    ...(tag !== undefined && { headers: { 'if-match': tag } }),
  });
