import { generateEntityId } from '@medusajs/medusa/dist/utils/generate-entity-id';
import { poolRandomnessOfIds } from '../src/engine/entity-ids.ts';

const IDS = 20_000;

it('the engine’s ids are unique, sortable by time and use every character', () => {
  const before = generateEntityId('', 'order');
  poolRandomnessOfIds();
  const ids = Array.from({ length: IDS }, () => generateEntityId('', 'order'));
  expect(new Set(ids).size).toBe(IDS);
  for (const id of ids) expect(id).toMatch(/^order_[0-9A-HJKMNP-TV-Z]{26}$/);
  const timeOf = (id: string) => id.slice('order_'.length, -16);
  expect(timeOf(ids[0] ?? '') >= timeOf(before)).toBe(true);
  const counts = new Map<string, number>();
  for (const char of ids
    .map((id) => id.slice(-16))
    .join('')
    .split(''))
    counts.set(char, (counts.get(char) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(count).toBeGreaterThan((IDS * 16) / 32 / 1.2);
});

it('takes the randomness of many ids from the operating system at once', () => {
  poolRandomnessOfIds();
  const spy = jest.spyOn(
    jest.requireActual<{ randomBytes: () => Buffer }>('crypto'),
    'randomBytes',
  );
  generateEntityId('', 'order');
  expect(spy).not.toHaveBeenCalled();
});
