import type { Category } from '@harrow/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageError } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/loading';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useCategoryTree } from '@/features/catalogue/api/category-tree';
import { ListScreen } from '@/features/catalogue/components/list-screen';
import { pathTo } from '@/features/catalogue/lib/category-path';
import { listAddressOf } from '@/features/catalogue/lib/list-address';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { ABOVE_CATEGORIES, stepTo } from '@/features/catalogue/lib/pages-above';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import NotFound from './not-found';

/** `/categories/:handle` */
export default function CategoryPage() {
  const { handle = '' } = useParams();
  const query = useCategoryTree();
  if (query.data) {
    const path = pathTo(query.data, handle);
    const category = path.at(-1);
    return category ? <CategoryList above={path.slice(0, -1)} category={category} /> : <NotFound />;
  }
  if (query.error === null) return <Spinner />;
  return <PageError title={messages.catalogue.errorTitle} query={query} />;
}

function CategoryList({ above, category }: { above: Category[]; category: Category }) {
  const [query] = useSearchParams();
  const { handle, name, description } = category;
  const list = listAddressOf(query, { isSearch: false, category: handle });
  useDocumentTitle(titleOfPage(isolate(name), list.address.paging));
  return (
    <ListScreen
      {...list}
      title={name}
      lead={description}
      above={[...ABOVE_CATEGORIES, ...above.map(stepTo)]}
      name={name}
    />
  );
}
