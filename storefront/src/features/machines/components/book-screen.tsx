import type { Machine } from '@harrow/contract';
import { ArrowRight, List, Printer, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/control';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { assembliesOf, figuresOf, matchingFigures, type BookFigure } from '../lib/book-figures';
import { ABOVE_MACHINES } from '../lib/machine-steps';
import { MachineChip } from './machine-chip';
import { SerialField } from './serial-field';

const words = messages.partsBook;

const TOOL = 'flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline';

interface BookScreenProps {
  machine: Machine;
  /** The serial number that the book is for, as typed. */
  serial: string | undefined;
  /** Says what is wrong with the number of the address. */
  notice?: ReactNode;
  /** Keeps the machine for the visitor. */
  keep?: ReactNode;
}

/** All figures of the parts book of a machine on one page; its assemblies filter them. */
export function BookScreen({ machine, serial, notice, keep }: BookScreenProps) {
  const { handle, name } = machine;
  const [assembly, setAssembly] = useState<string>();
  const [typed, setTyped] = useState('');
  const all = figuresOf(machine);
  const figures = matchingFigures(all, { assembly, words: typed });
  return (
    <article className="wrap pb-4">
      <Breadcrumb above={ABOVE_MACHINES} current={name} />
      <Head machine={machine} serial={serial}>
        {keep}
      </Head>
      {notice}
      {serial === undefined && !notice && machine.serialExample !== null && (
        <div className="max-w-xl pb-6">
          <SerialField
            action={paths.machine(handle)}
            button={words.check}
            hint={words.addSerialFirst}
            isSmall
          />
        </div>
      )}
      {all.length === 0 ? (
        <Empty machine={machine} serial={serial} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 border-t-2 border-ink pt-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-3 lg:sticky lg:top-6 lg:gap-5 print:hidden">
            <div className="relative scripted">
              <Search aria-hidden className="absolute top-3.5 left-3.5 size-5 text-muted" />
              <input
                type="search"
                aria-label={words.inBook}
                placeholder={words.nameOrNumber}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className={`${CONTROL} pl-11`}
              />
            </div>
            <Contents figures={all} chosen={assembly} onChoose={setAssembly} />
            <Tools machine={machine} />
          </div>
          <Figures figures={figures} handle={handle} serial={serial} />
        </div>
      )}
    </article>
  );
}

interface HeadProps {
  machine: Machine;
  serial: string | undefined;
  /** The part of the page below the machine. */
  children: ReactNode;
}

function Head({ machine, serial, children }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-6 max-md:pb-4">
      <UserText as="h1" className="heading text-4xl sm:text-5xl">
        {machine.name}
      </UserText>
      <div className="grid max-w-full grid-cols-1 gap-2 max-md:w-full">
        <MachineChip machine={machine} serial={serial} />
        {children}
      </div>
    </div>
  );
}

interface ContentsProps {
  figures: readonly BookFigure[];
  /** The chosen assembly; undefined for all. */
  chosen: string | undefined;
  onChoose: (assembly: string | undefined) => void;
}

/** The assemblies, which filter the figures below; on narrow screens rows of buttons. */
function Contents({ figures, chosen, onChoose }: ContentsProps) {
  const assemblies = assembliesOf(figures);
  if (assemblies.length < 2) return null;
  const entries = [
    { key: undefined, name: words.allOf, count: figures.length },
    ...assemblies.map((entry) => ({ ...entry, key: entry.name })),
  ];
  return (
    <div role="group" aria-label={words.contents} className="scripted">
      <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-2">
        {entries.map(({ key, name, count }) => (
          <li key={key ?? ''}>
            <button
              type="button"
              aria-pressed={key === chosen}
              onClick={() => onChoose(key)}
              className="flex min-h-11 w-full items-center justify-between gap-2 text-left max-lg:rounded-control max-lg:border max-lg:border-edge max-lg:px-3.5 max-lg:aria-pressed:border-ink max-lg:aria-pressed:bg-ink max-lg:aria-pressed:text-paper lg:border-b lg:border-line lg:hover:underline lg:hover:underline-offset-4 lg:aria-pressed:border-l-3 lg:aria-pressed:border-l-ink lg:aria-pressed:pl-3 aria-pressed:font-semibold"
            >
              <UserText>{name}</UserText>
              <span className="tabular-nums opacity-80">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tools({ machine: { handle, books } }: { machine: Machine }) {
  return (
    <div className="grid justify-items-start max-lg:hidden">
      <button type="button" className={`${TOOL} scripted`} onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {words.print}
      </button>
      <Link to={paths.product(handle)} className={TOOL}>
        <ArrowRight aria-hidden className="size-5" />
        {words.theMachine}
      </Link>
      {books.map(({ code, revision }) => (
        <p key={code} className="label mt-4">
          {words.revision(code, revision)}
        </p>
      ))}
    </div>
  );
}

interface FiguresProps {
  figures: readonly BookFigure[];
  handle: string;
  serial: string | undefined;
}

function Figures({ figures, handle, serial }: FiguresProps) {
  if (figures.length === 0) return <p role="status">{words.noFigures}</p>;
  return (
    <ul
      aria-label={words.figureList}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 gap-y-5 md:gap-x-6 md:gap-y-8 lg:grid-cols-3 print:grid-cols-3"
    >
      {figures.map((figure, index) => (
        <li key={figure.number}>
          <FigureCard
            figure={figure}
            to={paths.forSerial(paths.figure(handle, figure.number), serial)}
            isFirst={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}

interface FigureCardProps {
  figure: BookFigure;
  to: string;
  /** Whether its drawing is in sight when the page opens. */
  isFirst: boolean;
}

function FigureCard({ figure, to, isFirst }: FigureCardProps) {
  const { number, title, img, items, assembly } = figure;
  return (
    <Link to={to} className="group block">
      <span className="relative mb-2.5 grid aspect-4/3 overflow-hidden rounded-card border border-line bg-panel group-hover:outline-2 group-hover:outline-ink">
        {img === '' ? (
          <span className="grid place-content-center justify-items-center gap-2 text-muted">
            <List aria-hidden className="size-8 stroke-[1.5]" />
            <span className="label">{words.listOnly}</span>
          </span>
        ) : (
          <Picture
            src={img}
            sizes="(width < 64rem) 50vw, 18rem"
            width={960}
            height={720}
            loading={isFirst ? undefined : 'lazy'}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="block leading-tight font-semibold">
        <span className="mr-1.5 text-muted">{number}</span>
        <UserText>{title}</UserText>
      </span>
      <span className="text-muted">{words.inAssembly(assembly, words.parts(items))}</span>
    </Link>
  );
}

function Empty({ machine, serial }: { machine: Machine; serial: string | undefined }) {
  return (
    <div className="grid justify-items-start gap-2 border-t-2 border-ink py-8">
      <h2 className="heading text-2xl">
        {serial === undefined ? words.emptyBook : words.emptyBookFor}
      </h2>
      <p className="text-muted">{words.emptyBookNext}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={paths.search}>{words.search}</ButtonLink>
        <ButtonLink to={paths.product(machine.handle)} variant="ghost">
          {words.theMachine}
        </ButtonLink>
      </div>
    </div>
  );
}
