import { useParams, useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/loading';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { useCategoryTree } from '@/features/catalogue/api/category-tree';
import { ListScreen } from '@/features/catalogue/components/list-screen';
import { categoryPath, type CategoryPath } from '@/features/catalogue/lib/category-path';
import { listAddressOf } from '@/features/catalogue/lib/list-address';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import { ABOVE_CATEGORIES, stepTo } from '@/features/catalogue/lib/pages-above';
import { isolate } from '@/lib/format/isolate';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import NotFound from './not-found';

/** `/categories/:handle` */
export default function CategoryPage() {
  const { handle = '' } = useParams();
  const { data: tree, error, isFetching, refetch } = useCategoryTree();
  const path = tree && categoryPath(tree, handle);
  if (path === null) return <NotFound />;
  if (path) return <CategoryList {...path} />;
  if (error === null) return <Spinner />;
  return (
    <div className="wrap py-12">
      <ErrorState
        title={messages.catalogue.errorTitle}
        message={describeError(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function CategoryList({ above, category }: CategoryPath) {
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
