import { Link } from 'react-router-dom';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { changed, hrefOf, withoutFilters, type ListAddress } from '../lib/list-address';

/** A link to the results of another spelling. */
export function DidYouMean({ address, suggestion }: { address: ListAddress; suggestion: string }) {
  return (
    <>
      {messages.lists.didYouMean}{' '}
      <Link
        to={hrefOf(changed(withoutFilters(address), { q: suggestion }))}
        className="font-semibold underline underline-offset-4"
      >
        <UserText>{suggestion}</UserText>
      </Link>
      ?
    </>
  );
}
