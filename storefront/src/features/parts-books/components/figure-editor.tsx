import type { PartsBookDetails } from '@harrow/contract';
import { Eye } from 'lucide-react';
import { useLeaveGuard } from '@/components/desk/use-leave-guard';
import { BackLink } from '@/components/ui/back-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { useBook, useFigure, type FigurePlace, type ReadFigure } from '../api/figures';
import { useFigureEdit } from '../hooks/use-figure-edit';
import { unplacedOf } from '../lib/placing';
import { DrawingUpload } from './drawing-upload';
import { PlacingBar, PlacingTools } from './placing-bar';
import { PlacingList } from './placing-list';
import { PlacingSheet } from './placing-sheet';

const words = messages.bookFigures;

/** Places the numbers of a figure on its drawing. */
export function FigureEditor({ where }: { where: FigurePlace }) {
  const book = useBook(where.id);
  const figure = useFigure(where);
  return (
    <QueryContent query={book} loading={words.loading} errorTitle={words.bookFailed}>
      {(opened) => (
        <>
          <BackLink to={deskPaths.partsBook(where.id)}>
            {words.toBook(words.bookTitle(opened.code, opened.revision))}
          </BackLink>
          <QueryContent query={figure} loading={words.loading} errorTitle={words.failed}>
            {(read) =>
              opened.state === 'retired' ? (
                <EmptyState {...words.retired} />
              ) : (
                <Editor where={where} book={opened} read={read} />
              )
            }
          </QueryContent>
        </>
      )}
    </QueryContent>
  );
}

interface EditorProps {
  where: FigurePlace;
  book: PartsBookDetails;
  read: ReadFigure;
}

function Editor({ where, book, read }: EditorProps) {
  const edit = useFigureEdit(where, read);
  const { placing, act, drawing, isDirty } = edit;
  const { title, lines } = read.figure;
  const guard = useLeaveGuard(isDirty);
  const count = placing.items.length;
  const heading = words.title(where.number, isolate(title));
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageTitle title={heading} lead={words.count(count - unplacedOf(placing).length, count)} />
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm text-muted">
            {isDirty && words.unsaved}
          </p>
          {book.state === 'published' && (
            <ButtonLink
              to={paths.figure(book.machine.handle, where.number)}
              variant="ghost"
              size="small"
            >
              <Eye aria-hidden className="size-5" />
              {words.preview}
            </ButtonLink>
          )}
          <Button
            size="small"
            pending={edit.save.pending}
            pendingLabel={words.saving}
            onClick={() => void edit.save.run()}
          >
            {words.save}
          </Button>
        </div>
      </div>
      {edit.isConflict && <Conflict edit={edit} />}
      <div className="grid grid-cols-1 items-start gap-8 min-[80rem]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-3">
          {drawing && (
            <div>
              <PlacingBar placing={placing} lines={lines} act={act} />
              <PlacingSheet title={title} drawing={drawing} placing={placing} act={act} />
            </div>
          )}
          <div className="flex flex-wrap items-start justify-between gap-4">
            {drawing && <PlacingTools placing={placing} act={act} />}
            <DrawingUpload hasDrawing={drawing !== null} onUploaded={edit.setDrawing} />
          </div>
        </div>
        <PlacingList placing={placing} lines={lines} act={act} />
      </div>
      <Neighbors where={where} book={book} />
      <ConfirmDialog
        title={words.leaveTitle}
        isOpen={guard.isAsking}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {words.leaveText}
      </ConfirmDialog>
    </>
  );
}

function Conflict({ edit }: { edit: ReturnType<typeof useFigureEdit> }) {
  return (
    <div
      role="alert"
      className="mb-6 grid justify-items-start gap-3 rounded-control border-2 border-ink bg-panel p-4"
    >
      <h2 className="heading text-xl">{words.conflictTitle}</h2>
      <p>{words.conflictText(edit.theirs.callouts.length)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" size="small" onClick={edit.takeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button variant="ghost" size="small" onClick={() => void edit.save.run()}>
          {words.saveMine}
        </Button>
      </div>
    </div>
  );
}

/** Leads to the figures before and after this one. */
function Neighbors({ where, book }: Omit<EditorProps, 'read'>) {
  const place = book.contents.findIndex(({ number }) => number === where.number);
  const before = place > 0 ? book.contents[place - 1] : undefined;
  const after = place < 0 ? undefined : book.contents[place + 1];
  const linkTo = (figure: typeof before, label: string) =>
    figure && (
      <ButtonLink
        to={deskPaths.bookFigure(where.id, figure.number)}
        variant="ghost"
        size="small"
        aria-description={words.title(figure.number, figure.title)}
      >
        {label}
      </ButtonLink>
    );
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3">
      {linkTo(before, words.before)}
      {linkTo(after, words.after)}
    </div>
  );
}
