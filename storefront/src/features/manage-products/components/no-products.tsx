import * as paths from '@/config/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/messages';

const words = messages.manageProducts;

/** Shown for a list without products: the shop has none, or none that match the filters. */
export function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={words.noneTitle}
        text={words.noneText}
        action={
          <ButtonLink to="?" variant="ghost">
            {words.showAll}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="/pictures/scenes/empty-products.svg"
      title={words.emptyTitle}
      text={words.emptyText}
      action={<ButtonLink to={paths.addProduct}>{messages.dashboard.addNewProduct}</ButtonLink>}
    />
  );
}
