import { Link } from 'react-router-dom';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatList } from '@/lib/format/list';
import { builtWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { SearchPage } from '../api/lists';

const words = messages.lists;

interface FoundMachinesProps extends Pick<SearchPage, 'machines' | 'replaced'> {
  /** The words of the search, which may be a serial number. */
  serial: string;
}

/** The results of a search besides products: machines with a serial number, and the parts that replace one. */
export default function FoundMachines({ serial, machines = [], replaced }: FoundMachinesProps) {
  return (
    <>
      {replaced && (
        <p className="mb-6 border-l-2 border-edge pl-3">
          {words.replaced(replaced.part, formatList(replaced.by))}
        </p>
      )}
      {machines.length > 0 && (
        <ul aria-label={words.machines} className="mb-6 grid gap-3 lg:grid-cols-2">
          {machines.map(({ handle, name, img, built }) => (
            <li key={handle}>
              <Link
                to={paths.forSerial(paths.machine(handle), serial)}
                className="group flex items-center gap-4 rounded-card border border-edge bg-card p-3 hover:border-ink"
              >
                <Picture
                  src={img}
                  sizes="7rem"
                  className="aspect-8/5 h-auto w-28 shrink-0 rounded-control object-cover"
                />
                <span className="grid min-w-0 leading-snug">
                  <UserText className="font-semibold underline-offset-4 group-hover:underline">
                    {name}
                  </UserText>
                  <span className="text-muted">{builtWords(built)}</span>
                  <span className="font-semibold">{words.openBook}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
