import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/messages';

const { title, text } = messages.emptyCatalogue;

/** Shown in place of the grid; loaded only if the shop has no products. */
export default function EmptyCatalogue() {
  return <EmptyState picture="/pictures/scenes/empty-products.svg" title={title} text={text} />;
}
