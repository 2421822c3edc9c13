import type { PriceStep, ProductDetails } from '@harrow/contract';
import { multiplyAmount } from '@harrow/money';
import { useState } from 'react';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { unitPriceAt } from '@/lib/price-steps';
import { messages } from '@/messages';
import { quantityFault } from '@/lib/quantity-fault';

const words = messages.product;

/** The purchase in progress, for the block and the bar that show it. */
export interface Buying {
  product: ProductDetails;
  priceSteps: PriceStep[];
  /** As typed: null while the field is empty, NaN while its text is not a number. */
  quantity: number | null;
  setQuantity: (quantity: number | null) => void;
  /** The problem of the quantity, shown or not yet. */
  fault: string | null;
  /** The pieces that the sum is about: the minimum in place of a quantity that cannot be multiplied. */
  pieces: number;
  /** The price of one of them, decimal. */
  price: number;
  /** The factors of the total, and the total. */
  sum: { from: string; total: string; spoken: string };
}

/** The quantity on the page of a product, which starts at the minimum, with its price. */
export function useBuying(product: ProductDetails, priceSteps: PriceStep[]): Buying {
  const { minimum, currency } = product;
  const [quantity, setQuantity] = useState<number | null>(minimum);
  const isCountable = quantity !== null && Number.isSafeInteger(quantity) && quantity > 0;
  const pieces = isCountable ? quantity : minimum;
  const price = unitPriceAt(priceSteps, pieces);
  const total = formatMoney(multiplyAmount(price, pieces), currency);
  return {
    ...{ product, priceSteps, quantity, setQuantity, pieces, price },
    fault: quantityFault(quantity, product),
    sum: {
      from: words.sum(formatNumber(pieces), formatMoney(price, currency)),
      total,
      spoken: words.spokenSum(formatPieces(pieces), total),
    },
  };
}
