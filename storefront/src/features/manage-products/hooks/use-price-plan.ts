import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@/components/ui/use-action';
import * as deskPaths from '@/config/desk-paths';
import { describeError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { previewPrices, sendPrices, type PricePreview } from '../api/price-changes';
import { productsKey } from '../api/products';
import { toWanted, valueProblem, type TypedPrices } from '../lib/wanted-prices';

const words = messages.priceChanges;

const NOTHING: TypedPrices = { category: '', by: 'percent', value: null, rounding: '' };

/** The lowest status of a server fault, after which the prices may have been changed. */
const FAULT = 500;

/** What is typed of a change of prices, its preview, and the requests for both. */
export function usePricePlan() {
  const [typed, setTyped] = useState(NOTHING);
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const look = async () => {
    try {
      setPreview(await previewPrices(toWanted(typed)));
    } catch (error) {
      const { fields = {} } = toApiError(error);
      const inValue = fields.percent ?? fields.amount;
      if (inValue !== undefined) setProblem(inValue);
      else setFailure(words.notPreviewed(Object.values(fields)[0] ?? describeError(error)));
    }
  };

  const check = useAction(async () => {
    const message = valueProblem(typed);
    setProblem(message);
    setFailure(null);
    if (message === null) await look();
  });

  const change = useAction(async () => {
    try {
      const { insertedId } = await sendPrices({ ...toWanted(typed), revision: preview?.revision });
      await queryClient.invalidateQueries({ queryKey: productsKey });
      if (insertedId !== null) void navigate(deskPaths.priceChange(insertedId));
    } catch (error) {
      const { code, kind, status = FAULT } = toApiError(error);
      setPreview(null);
      if (code === 'prices_changed') {
        setFailure(words.changedSince);
        await look();
        return;
      }
      const isRefused = kind === 'http' && status < FAULT;
      const reason = describeError(error);
      setFailure(isRefused ? words.notChanged(reason) : words.whenUnknown(reason));
    }
  });

  return {
    ...{ typed, preview, problem, failure, check, change },
    choose: (choice: Partial<TypedPrices>) => {
      setTyped((former) => ({ ...former, ...choice }));
      setPreview(null);
      setProblem(null);
      setFailure(null);
    },
  };
}
