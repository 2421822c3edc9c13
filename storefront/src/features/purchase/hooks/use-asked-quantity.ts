import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as paths from '@/config/paths';
import { quantityOf } from '../lib/asked-quantity';

/**
 * Returns the quantity that a link to the page asked for, e.g. Order again; null without one. It leaves
 * the address at once, so that a reload shows what the buyer has typed since.
 */
export function useAskedQuantity(): number | null {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => quantityOf(query.get(paths.QUANTITY)));
  const isInAddress = query.has(paths.QUANTITY);
  useEffect(() => {
    if (!isInAddress) return;
    const rest = (all: URLSearchParams) => [...all].filter(([name]) => name !== paths.QUANTITY);
    setQuery((all) => new URLSearchParams(rest(all)), { replace: true });
  }, [isInAddress, setQuery]);
  return asked;
}
