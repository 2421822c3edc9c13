import { type Services, ShopError } from '@harrow/plugin-kit';

/** A machine as an agent knows it: by its handle or name, its serial number, or both. */
export type Asked = { machine?: string | undefined; serial?: string | undefined };

/** A machine by its handle, and its serial number. */
type Place = { machine?: string; serial?: string };

/** Machines to choose from, or likely readings of a number, with what to ask the person. */
type Unclear = {
  note: string;
  machines: { handle: string; name: string }[];
  suggestions: string[];
};

const MAX_NAMED = 10;

const toLink = ({ handle, name }: { handle: string; name: string }) => ({ handle, name });

/** Returns machines by words of their names; the first ones of all if none has these. */
export async function machinesNamed(services: Services, name = ''): Promise<Unclear> {
  const list = async (q: string) => {
    const { shown } = await services.machineService.list({ q, limit: MAX_NAMED, pageNumber: 0 });
    return { machines: shown.data.map(toLink), count: shown.count };
  };
  const words = name.replaceAll('-', ' ');
  const named = await list(words);
  const { machines, count } = named.count > 0 ? named : await list('');
  const found =
    named.count > 0
      ? `${count} machines${name === '' ? '' : ' have this name'}`
      : `No machine has this name. The shop has ${count}`;
  const shown = count > machines.length ? `, of which ${machines.length} are listed` : '';
  const note = `${found}${shown}. Ask which it is, or for the serial number, and give its handle.`;
  return { note, machines, suggestions: [] };
}

async function builtUnder(services: Services, serial: string): Promise<Place | Unclear> {
  const { matches, suggestions } = await services.machineService.bySerial(serial);
  const [match, another] = matches;
  if (match && !another) return { machine: match.handle, serial };
  const machines = matches.map(toLink);
  if (match) {
    const note = 'Several machines were built under this serial number. Ask which it is.';
    return { note, machines, suggestions };
  }
  const likely =
    suggestions.length > 0 ? 'It may have been misread: ask whether it is one of these.' : '';
  const note = `No machine of this maker was built under this serial number. ${likely}`.trim();
  return { note, machines, suggestions };
}

/** Returns the machine that is meant, or what to ask the person. Nothing is asked of no machine. */
export async function findPlace(
  services: Services,
  { machine, serial }: Asked,
): Promise<Place | Unclear> {
  if (machine === undefined) return serial === undefined ? {} : await builtUnder(services, serial);
  if (!(await services.machineService.findAny(machine)))
    return await machinesNamed(services, machine);
  return { machine, ...(serial !== undefined && { serial }) };
}

const unclear = ({ note, machines, suggestions }: Unclear) =>
  new ShopError('invalid_body', note, { details: { machines, suggestions } });

/** The same. Throws `invalid_body` with what to ask where it is not clear. */
export async function placeOf(services: Services, asked: Asked): Promise<Place> {
  const found = await findPlace(services, asked);
  if ('note' in found) throw unclear(found);
  return found;
}

/** The same for what is asked of one machine. */
export async function machineOf(
  services: Services,
  asked: Asked,
): Promise<Place & { machine: string }> {
  const { machine, ...place } = await placeOf(services, asked);
  if (machine === undefined) throw unclear(await machinesNamed(services));
  return { machine, ...place };
}
