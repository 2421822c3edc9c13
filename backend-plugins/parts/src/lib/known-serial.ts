import { isKeyIn, type Machine, type Scheme, serialKey } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';
import { type BuiltRow, keysOf, yearsOf } from './machine-row';
import { likelyReadings } from './serials/readings';

/** The schemes of a machine's serial numbers, and the numbers that were built. */
type MachineSerials = { scheme: Scheme | null; built: readonly BuiltRow[] };

/** A serial number that is one of a machine. */
type KnownSerial = { key: string; shown: NonNullable<Machine['serial']> };

const MAX_SUGGESTIONS = 3;

const refused = (message: string, suggestions: string[]) =>
  new ShopError('invalid_body', message, { fields: { serial: message }, details: { suggestions } });

/** Returns the key of a number that was built as the machine; where that is not known, of any that can be read. */
function keyOf({ scheme, built }: MachineSerials, typed: string): string | null {
  const key = scheme && serialKey(scheme, typed);
  if (key === null || built.length === 0) return key;
  return built.some((range) => isKeyIn(key, keysOf(range))) ? key : null;
}

/** Returns the serial number with its key. Throws `invalid_body` with likely readings if it is none of the machine. */
export function readSerial(machine: MachineSerials, typed: string): KnownSerial {
  if (!machine.scheme) throw refused('This machine has no serial numbers.', []);
  const key = keyOf(machine, typed);
  if (key === null) {
    const likely = likelyReadings(typed).filter((reading) => keyOf(machine, reading) !== null);
    throw refused('This is not a serial number of this machine.', likely.slice(0, MAX_SUGGESTIONS));
  }
  const range = machine.built.find((each) => isKeyIn(key, keysOf(each)));
  return { key, shown: { printed: typed, built: range ? yearsOf(range) : null } };
}

export const readOptionalSerial = (
  machine: MachineSerials,
  typed: string | undefined,
): KnownSerial | null => (typed === undefined ? null : readSerial(machine, typed));
