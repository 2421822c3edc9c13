import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryList } from '@/components/ui/query-list';
import { ProductsTable } from '@/features/manage-products/components/products-table';
import { useAllProducts } from '@/features/manage-products/api/products';
import { messages } from '@/messages';

const words = messages.manageProducts;

/** `/dashboard/manageproducts` */
export default function ManageProducts() {
  return (
    <>
      <PageTitle title={messages.dashboard.manageProducts} />
      <QueryList
        query={useAllProducts()}
        loading={words.loading}
        errorTitle={words.errorTitle}
        empty={
          <EmptyState
            picture="/pictures/scenes/empty-products.svg"
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <ButtonLink to={paths.addProduct}>{messages.dashboard.addNewProduct}</ButtonLink>
            }
          />
        }
      >
        {(products) => <ProductsTable products={products} />}
      </QueryList>
    </>
  );
}
