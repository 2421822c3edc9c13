import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { isolate } from '@/lib/format/isolate';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { useOrderViews } from '../api/order-views';
import { viewQueryOf, type OrdersAddress } from '../lib/orders-address';

const words = messages.manageOrders.views;

const ViewsDialog = loadable(() => import('./views-dialog'));

/** The button that opens the saved views of the list. */
export function ViewsButton({ address }: { address: OrdersAddress }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="tool"
        size="tool"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-[60rem]:ml-auto"
      >
        <Bookmark aria-hidden className="size-4.5" />
        {words.title}
      </Button>
      <Suspense>
        {isOpen && <ViewsDialog address={address} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** The name of the view that the list shows, if it is one. */
export function CurrentView({ address }: { address: OrdersAddress }) {
  const { data: views } = useOrderViews();
  const current = views?.find(({ query }) => query === viewQueryOf(address));
  if (!current) return null;
  return (
    <p className="min-w-0 truncate">
      <Badge tone="neutral" icon={Bookmark}>
        {isolate(current.name)}
      </Badge>
    </p>
  );
}
