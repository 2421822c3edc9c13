import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { hrefOf, withoutFilters } from '../lib/list-address';
import * as paths from '@/config/paths';
import type { Choices } from './category-links';
import { chosenCount } from './chosen-filters';
import { DidYouMean } from './did-you-mean';
import { HelpLinks } from './help-links';

const words = messages.lists;

/** Shown in place of a list without products: the nearest spelling, and ways to products. */
export default function EmptyList(choices: Choices) {
  const { address, tree, result } = choices;
  const suggestion = result?.suggestion;
  const isFiltered = chosenCount(choices) > 0;
  return (
    <>
      <EmptyState
        picture="/pictures/scenes/empty-products.svg"
        {...textsOf(address.q, isFiltered)}
        action={
          <div className="grid justify-items-center gap-4">
            {suggestion && (
              <p className="text-lg">
                <DidYouMean address={address} suggestion={suggestion} />
              </p>
            )}
            <HelpLinks typed={address.q} />
            {isFiltered && (
              <ButtonLink variant="ghost" to={hrefOf(withoutFilters(address))}>
                {words.clear}
              </ButtonLink>
            )}
          </div>
        }
      />
      <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1">
        {tree.map(({ handle, name }) => (
          <li key={handle}>
            <Link
              to={paths.category(handle)}
              className="flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <UserText>{name}</UserText>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function textsOf(q: string, isFiltered: boolean) {
  if (isFiltered) return { title: words.noneTitle, text: words.noneText };
  if (q) return { title: words.noResultTitle(q), text: words.noResultText };
  return { title: words.emptyTitle, text: words.emptyText };
}
