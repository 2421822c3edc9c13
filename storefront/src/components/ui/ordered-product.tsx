import type { Order } from '@harrow/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { Picture } from './picture';
import { UserText } from './user-text';

interface OrderedProductProps {
  order: Pick<Order, 'img' | 'product'>;
  /** The product as it is sold now; null or undefined if it is not. */
  product: { handle: string } | null | undefined;
  /** Lines below the name. */
  children?: ReactNode;
}

/** The product of an order as it was then; its name leads to its page while it is sold. */
export function OrderedProduct({ order, product, children }: OrderedProductProps) {
  const name = <UserText className="font-semibold wrap-anywhere">{order.product}</UserText>;
  return (
    <div className="flex items-center gap-4">
      {order.img !== null && (
        <Picture
          src={order.img}
          sizes="7.5rem"
          className="aspect-8/5 h-auto w-24 shrink-0 rounded-control bg-cream object-cover md:w-30"
        />
      )}
      <div className="grid min-w-0 justify-items-start gap-1">
        {product ? (
          <Link
            to={paths.product(product.handle)}
            className="flex min-h-6 items-center underline underline-offset-4 max-md:min-h-11"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {children}
      </div>
    </div>
  );
}
