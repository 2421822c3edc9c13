import { useParams } from 'react-router-dom';
import { BackLink } from '@/components/ui/back-link';
import { PageTitle } from '@/components/ui/page-title';
import * as paths from '@/config/paths';
import { PlanPrices } from '@/features/manage-products/components/plan-prices';
import { PriceChange } from '@/features/manage-products/components/price-change';
import { messages } from '@/messages';

const words = messages.priceChanges;

/** `/dashboard/pricechanges` and `/dashboard/pricechanges/:id` */
export default function PriceChangePage() {
  const { id } = useParams();
  return (
    <>
      <BackLink to={paths.manageProducts}>{messages.dashboard.manageProducts}</BackLink>
      <PageTitle title={words.title} lead={words.lead} />
      {id === undefined ? <PlanPrices /> : <PriceChange key={id} id={id} />}
    </>
  );
}
