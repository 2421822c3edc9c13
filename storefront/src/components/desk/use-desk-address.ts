import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import {
  deskHref,
  deskPageHref,
  deskPageOf,
  deskWordsOf,
  type DeskChoices,
} from '@/lib/desk-address';

/** The address of a list of the desk, which keeps everything that is chosen there. */
export function useDeskAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return {
    query,
    words: deskWordsOf(query),
    /** Counted from 0. */
    page: deskPageOf(query),
    /** Returns the link to the list with other filters, on its first page. */
    hrefOf: (choices: DeskChoices) => deskHref(query, choices),
    /** Returns the link to a page of the list, counted from 0. */
    pageHrefOf: (page: number) => deskPageHref(query, page),
    choose: (choices: DeskChoices, options?: NavigateOptions) =>
      void navigate(deskHref(query, choices), options),
  };
}
