import { useParams, useSearchParams } from 'react-router-dom';
import { PageError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import * as paths from '@/config/paths';
import { useFigure, useMachine } from '@/features/machines/api/machines';
import { FigureScreen } from '@/features/machines/components/figure-screen';
import { GoneFigure } from '@/features/machines/components/gone-figure';
import { RefusedSerial } from '@/features/machines/components/serial-notice';
import { serialIn } from '@/features/machines/lib/machines-address';
import { KeepMachine } from '@/features/my-machines/components/later';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import NotFound from './not-found';

const words = messages.partsBook;

/** `/machines/:handle/:number?serial=` */
export default function FigurePage() {
  const { handle = '', number = '' } = useParams();
  const [search] = useSearchParams();
  const serial = serialIn(search);
  const { answer: figure, refused, query } = useFigure(handle, number, serial);
  useDocumentTitle(
    figure === null
      ? messages.notFound.title
      : figure
        ? words.figureTitle(figure.number, isolate(figure.title), isolate(figure.machine.name))
        : words.title,
  );
  if (figure === null) return <Missing handle={handle} />;
  if (figure) {
    const notice = refused && serial !== undefined && (
      <RefusedSerial
        path={paths.figure(handle, number)}
        serial={serial}
        suggestions={refused.suggestions}
        example={null}
      />
    );
    const known = figure.serial?.printed;
    return (
      <FigureScreen
        key={`${handle}/${number}`}
        figure={figure}
        notice={notice}
        keep={
          known !== undefined && (
            <KeepMachine
              machine={figure.machine}
              serial={known}
              onOwn={keepOpened}
              className="pt-5"
            />
          )
        }
      />
    );
  }
  if (!query.isError) return <Loading />;
  return <PageError title={words.figureError} query={query} />;
}

/** Keeps the figure for the field, as one that is of an own machine; nothing else depends on it. */
function keepOpened(): void {
  if (!('caches' in window) || !navigator.onLine) return;
  const { pathname, search } = window.location;
  import('@/features/field/lib/keep-opened')
    .then((opened) => opened.keepOpened(pathname + search))
    .catch((error: unknown) => console.warn('The figure is not kept for the field.', error));
}

/** A figure that the book of a machine does not have, or one of no machine. */
function Missing({ handle }: { handle: string }) {
  const { answer: machine, query } = useMachine(handle, undefined);
  if (machine) return <GoneFigure machine={machine} />;
  return machine === null || query.isError ? <NotFound /> : <Loading />;
}

function Loading() {
  return (
    <div
      role="status"
      className="wrap grid gap-8 py-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
    >
      <span className="sr-only">{words.figureLoading}</span>
      <Skeleton className="aspect-4/3 w-full" />
      <div className="grid content-start gap-2">
        {Array.from({ length: 14 }, (_, index) => (
          <Skeleton key={index} className="h-12 w-full" />
        ))}
      </div>
    </div>
  );
}
