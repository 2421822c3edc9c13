import type { Machine } from '@harrow/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import * as paths from '@/config/paths';
import { useMachine } from '@/features/machines/api/machines';
import { KeepBook } from '@/features/field/components/later';
import { revisionName } from '@/features/field/lib/revision-name';
import { BookScreen } from '@/features/machines/components/book-screen';
import { RefusedSerial } from '@/features/machines/components/serial-notice';
import { figuresOf } from '@/features/machines/lib/book-figures';
import { serialIn } from '@/features/machines/lib/machines-address';
import { KeepMachine } from '@/features/my-machines/components/later';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import NotFound from './not-found';

const words = messages.partsBook;

/** `/machines/:handle?serial=` */
export default function MachinePage() {
  const { handle = '' } = useParams();
  const [search] = useSearchParams();
  const serial = serialIn(search);
  const { answer: machine, refused, query } = useMachine(handle, serial);
  useDocumentTitle(
    machine === null
      ? messages.notFound.title
      : machine
        ? words.bookTitle(isolate(machine.name))
        : words.title,
  );
  if (machine === null) return <NotFound />;
  if (machine) {
    const notice = refused && serial !== undefined && (
      <RefusedSerial
        path={paths.machine(handle)}
        serial={serial}
        suggestions={refused.suggestions}
        example={machine.serialExample}
      />
    );
    const known = refused ? undefined : serial;
    return (
      <BookScreen
        key={handle}
        machine={machine}
        serial={known}
        notice={notice}
        keep={
          !refused && (
            <>
              <KeepMachine machine={machine} serial={known} />
              <KeepMachineBook machine={machine} serial={known} />
            </>
          )
        }
      />
    );
  }
  if (!query.isError) return <Loading />;
  return <PageError title={words.bookError} query={query} />;
}

interface KeepMachineBookProps {
  machine: Machine;
  serial: string | undefined;
}

/** Keeps the book of the machine for the field, if it has figures. */
function KeepMachineBook({ machine, serial }: KeepMachineBookProps) {
  const { handle, name, books } = machine;
  const figures = figuresOf(machine).map(({ number }) => number);
  if (figures.length === 0) return null;
  return (
    <KeepBook
      key={serial}
      book={{ handle, name, serial: serial ?? null, figures }}
      revisions={books.map(revisionName)}
    />
  );
}

function Loading() {
  return (
    <div role="status" className="wrap grid gap-6 py-12">
      <span className="sr-only">{words.bookLoading}</span>
      <Skeleton className="h-12 w-2/3" />
      <div className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="aspect-4/3 w-full" />
        ))}
      </div>
    </div>
  );
}
