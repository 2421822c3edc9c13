import { Search } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/control';
import { QueryError } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { useMachineList, type MachineList } from '../api/machines';
import { lastPageOf, machinesHref, type MachinesAddress } from '../lib/machines-address';

const words = messages.partsBook;
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-x-4 gap-y-5 sm:grid-cols-3 md:gap-6 lg:grid-cols-4';

/** All machines, by kind and by words of their names, each with its parts book. */
export function MachineGrid({ address }: { address: MachinesAddress }) {
  const query = useMachineList(address);
  const { data } = query;
  return (
    <section aria-labelledby="all-machines" className="mt-10 border-t-2 border-ink pt-6 md:mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <h2 id="all-machines" className="heading text-3xl">
          {words.all}
        </h2>
        <NameField address={address} />
      </div>
      {data && <Kinds list={data} address={address} />}
      {address.serial !== undefined && (
        <noscript>
          <p className="pb-4 font-semibold">{words.carried(address.serial)}</p>
        </noscript>
      )}
      {data ? (
        <Machines list={data} address={address} />
      ) : query.error === null ? (
        <Loading />
      ) : (
        <QueryError title={words.errorTitle} query={query} />
      )}
    </section>
  );
}

/** Searches the names; other parts of the address stay as they are. */
function NameField({ address }: { address: MachinesAddress }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    void navigate(machinesHref({ ...address, q, page: 0 }));
  };
  return (
    <form
      role="search"
      aria-label={words.searchMachines}
      method="get"
      action={paths.machines}
      onSubmit={submit}
      className="flex w-88 max-w-full gap-2 max-md:w-full print:hidden"
    >
      {address.category !== undefined && (
        <input type="hidden" name="category" value={address.category} />
      )}
      <input
        key={address.q}
        ref={field}
        name="q"
        type="search"
        defaultValue={address.q}
        maxLength={100}
        aria-label={words.nameOrModel}
        placeholder={words.nameOrModel}
        className={CONTROL}
      />
      <Button type="submit" variant="card" aria-label={words.search} className="min-h-12 px-3.5">
        <Search aria-hidden className="size-5" />
      </Button>
    </form>
  );
}

function Kinds({ list, address }: { list: MachineList; address: MachinesAddress }) {
  const total = list.categories.reduce((sum, { count }) => sum + count, 0);
  const kinds = [
    {
      handle: undefined,
      name: words.allOf,
      count: Math.max(total, address.category ? 0 : list.count),
    },
    ...list.categories,
  ];
  if (list.categories.length < 2) return null;
  return (
    <nav aria-label={words.kinds} className="mb-6 border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {kinds.map(({ handle, name, count }) => (
          <li key={handle ?? ''}>
            <Link
              to={machinesHref({ ...address, category: handle, page: 0 })}
              aria-current={handle === address.category ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent hover:border-line focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:font-semibold"
            >
              <UserText>{name}</UserText>
              <span className="font-normal text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Machines({ list, address }: { list: MachineList; address: MachinesAddress }) {
  if (list.data.length === 0) {
    return (
      <div className="grid justify-items-start gap-1 py-4">
        <p className="font-semibold">{words.noMachines}</p>
        <p className="text-muted">{words.noMachinesNext}</p>
        <Link to={paths.machines} className="py-2 font-semibold underline underline-offset-4">
          {words.seeAll}
        </Link>
      </div>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {list.data.map(({ _id, handle, name, img, figures }) => (
          <li key={_id}>
            <Link
              to={paths.forSerial(paths.machine(handle), address.serial)}
              className="group grid gap-0.5"
            >
              <Picture
                src={img}
                sizes="(width < 64rem) 50vw, 18rem"
                loading="lazy"
                className="mb-2 aspect-8/5 h-auto w-full rounded-control object-cover outline-1 -outline-offset-1 outline-line"
              />
              <UserText className="leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline">
                {name}
              </UserText>
              <span className="label">{figures > 0 ? words.figures(figures) : words.noBook}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={address.page}
          pageCount={lastPageOf(list) + 1}
          hrefOf={(page) => machinesHref({ ...address, page })}
        />
      </div>
    </>
  );
}

const Loading = () => (
  <div role="status" className={GRID}>
    <span className="sr-only">{words.loading}</span>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="grid gap-2">
        <Skeleton className="aspect-8/5 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    ))}
  </div>
);
