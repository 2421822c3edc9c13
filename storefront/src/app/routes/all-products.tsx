import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { ListScreen } from '@/features/catalogue/components/list-screen';
import { listAddressOf } from '@/features/catalogue/lib/list-address';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { ABOVE_CATEGORIES } from '@/features/catalogue/lib/pages-above';
import { messages } from '@/messages';

const { featuredTitle, allTitle } = messages.catalogue;

/** `/allproduct` */
export default function AllProducts() {
  const [query] = useSearchParams();
  const list = listAddressOf(query, { isSearch: false });
  useDocumentTitle(titleOfPage(allTitle, list.address.paging));
  return (
    <ListScreen
      {...list}
      title={featuredTitle}
      above={ABOVE_CATEGORIES.slice(0, 1)}
      name={allTitle}
    />
  );
}
