import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/messages';

const { title, text } = messages.emptyCatalogue;

/** Stands where the products would; loaded only by a shop that has none. */
export default function EmptyCatalogue() {
  return <EmptyState picture="/pictures/scenes/empty-products.svg" title={title} text={text} />;
}
