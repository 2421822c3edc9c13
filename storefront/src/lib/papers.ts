import { addressOf, getCreditNote, getInvoice, listPapers } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { fetchProtected } from '@/lib/authorized-fetch';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';
import { releaseLater, saveFile } from '@/lib/save-file';

/** Reads the credit notes of a refunded order. */
export function useCreditNotes(id: string, refunded: number) {
  return useQuery({
    queryKey: [...orderKey(id), 'papers', refunded],
    queryFn: async () => {
      const papers = await call(listPapers, { parameters: { id } });
      return papers.filter(({ kind }) => kind === 'credit-note');
    },
    enabled: refunded > 0,
  });
}

/**
 * Opens the invoice of an order, or its credit note with a number, in another tab. The token is sent in a header, so
 * a link cannot do this. The tab opens with the click, because browsers block later tabs; if this one is blocked too,
 * the file is saved instead. Throws `ApiError`.
 */
export async function openPaper(id: string, creditNote?: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const path = creditNote
      ? addressOf(getCreditNote, { id }, { number: creditNote })
      : addressOf(getInvoice, { id });
    const file = await fetchProtected(path);
    if (tab) tab.location.href = releaseLater(URL.createObjectURL(file));
    else saveFile(file, `${creditNote ?? 'invoice'}.pdf`);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
