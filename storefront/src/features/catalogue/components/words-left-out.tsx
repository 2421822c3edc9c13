import { WordsLeftOut as Notice } from '@/components/ui/words-left-out';
import type { SearchPage } from '../api/lists';
import type { ListAddress } from '../lib/list-address';
import { DidYouMean } from './did-you-mean';

interface WordsLeftOutProps {
  address: ListAddress;
  result: SearchPage;
}

/** Says above the results which words no product has together, with another spelling if there is one. */
export default function WordsLeftOut({ address, result }: WordsLeftOutProps) {
  return (
    <Notice typed={address.q} kept={result.kept} className="mb-6">
      {result.suggestion && (
        <>
          {' '}
          <DidYouMean address={address} suggestion={result.suggestion} />
        </>
      )}
    </Notice>
  );
}
