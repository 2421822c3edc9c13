import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { ListScreen } from '@/features/catalogue/components/list-screen';
import { listAddressOf } from '@/features/catalogue/lib/list-address';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { ABOVE_CATEGORIES } from '@/features/catalogue/lib/pages-above';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';

const words = messages.lists;

/** `/search?q=` */
export default function Search() {
  const [query] = useSearchParams();
  const list = listAddressOf(query, { isSearch: true });
  const { q, paging } = list.address;
  const title = q ? words.resultsTitle(isolate(q)) : words.searchTitle;
  useDocumentTitle(titleOfPage(title, paging));
  return <ListScreen {...list} title={title} above={ABOVE_CATEGORIES} name={words.searchTitle} />;
}
