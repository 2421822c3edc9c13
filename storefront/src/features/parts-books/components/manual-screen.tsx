import type { PartsBookDetails } from '@harrow/contract';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
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
        <PdfButton label={isOpen ? words.chooseOther : words.choose} onChoose={choose} />
      )}
      <p role="alert" className="font-medium text-pretty text-red-text empty:hidden">
        {opened.step === 'choose' && opened.problem}
      </p>
      {isOpen && <ManualPages book={book} manual={opened.manual} chosen={page} onChoose={onPage} />}
    </div>
  );
}

function PdfButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // so that the same file can be chosen again
          target.value = '';
        }}
      />
      <Button variant="ghost" size="small" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {label}
      </Button>
    </div>
  );
}
