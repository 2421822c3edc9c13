import type { PartsBookDetails } from '@harrow/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FileButton } from '@/components/ui/file-button';
import { Spinner } from '@/components/ui/loading';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import * as deskPaths from '@/config/desk-paths';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { useBook } from '../api/figures';
import { useManual } from '../hooks/use-manual';
import { ManualPages } from './manual-pages';

const words = messages.partsManual;
const shared = messages.bookFigures;

/** Makes the pages of a manual as PDF the drawings of a book, with the numbers that are on them. */
export function ManualScreen({ id }: { id: string }) {
  const query = useBook(id);
  // above the query: an import leads to the draft that it makes, and the manual stays open
  const manual = useManual();
  const [page, setPage] = useState(1);
  const choose = (file: File) => {
    setPage(1);
    manual.choose(file);
  };
  return (
    <QueryContent query={query} loading={shared.bookLoading} errorTitle={shared.bookFailed}>
      {(book) => (
        <>
          <BackLink to={deskPaths.partsBook(id)}>
            {shared.toBook(shared.bookTitle(book.code, book.revision))}
          </BackLink>
          <PageTitle title={words.title} lead={words.lead} />
          {book.state === 'retired' ? (
            <EmptyState {...shared.retired} />
          ) : (
            <ChosenManual
              book={book}
              opened={manual.opened}
              choose={choose}
              page={page}
              onPage={setPage}
            />
          )}
        </>
      )}
    </QueryContent>
  );
}

interface ChosenManualProps extends ReturnType<typeof useManual> {
  book: PartsBookDetails;
  page: number;
  onPage: (page: number) => void;
}

function ChosenManual({ book, opened, choose, page, onPage }: ChosenManualProps) {
  const isOpen = opened.step === 'open';
  return (
    <div className="grid grid-cols-1 gap-6">
      {opened.step === 'opening' ? (
        <Spinner label={words.opening(isolate(opened.name))} />
      ) : (
        <div>
          <FileButton
            label={isOpen ? words.chooseOther : words.choose}
            icon={FileUp}
            accept="application/pdf,.pdf"
            variant="ghost"
            size="small"
            onChoose={choose}
          />
        </div>
      )}
      <p role="alert" className="font-medium text-pretty text-red-text empty:hidden">
        {opened.step === 'choose' && opened.problem}
      </p>
      {isOpen && <ManualPages book={book} manual={opened.manual} chosen={page} onChoose={onPage} />}
    </div>
  );
}
