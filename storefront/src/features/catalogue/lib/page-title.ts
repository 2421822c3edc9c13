import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { Paging } from './paging';

/** The title of a page of a list: of the first one, the list's own. */
export const titleOfPage = (title: string, { page }: Paging): string =>
  page === 0 ? title : messages.catalogue.pageTitle(title, formatNumber(page + 1));
