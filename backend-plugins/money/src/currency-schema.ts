import { z } from 'zod';
import { currencyProblem } from './currencies';

/** The currency that a shop sells in: an ISO 4217 code in lower case that cards can be charged in. */
export const currencySchema = z.string().superRefine((code, context) => {
  const message = currencyProblem(code);
  if (message !== null) context.addIssue({ code: 'custom', message });
});
