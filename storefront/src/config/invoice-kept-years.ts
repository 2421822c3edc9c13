import { retention } from '@harrow/contract';
import { settings } from './settings';

/** The years for which orders and invoices of deleted accounts are kept. */
export const invoiceKeptYears = settings.invoiceKeptYears ?? retention.invoiceYears;
