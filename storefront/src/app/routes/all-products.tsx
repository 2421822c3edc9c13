import { useDocumentTitle } from '@/components/ui/use-document-title';
import { ProductGrid } from '@/features/catalogue/components/product-grid';
import { messages } from '@/messages';

/** `/allproduct` */
export default function AllProducts() {
  useDocumentTitle(messages.catalogue.allTitle);
  return (
    <div className="wrap py-10 sm:py-14">
      <ProductGrid heading="h1" eager />
    </div>
  );
}
