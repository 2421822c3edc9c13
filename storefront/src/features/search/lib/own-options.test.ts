import type { OwnMachine } from '@harrow/contract';
import { ownMeant } from './own-options';

const own = (name: string, nickname: string | null, serial: string | null): OwnMachine => ({
  _id: name,
  machine: { handle: 'disc-harrow', name, img: '' },
  ...{ serial, nickname, options: null, createdAt: '2026-01-01T00:00:00.000Z' },
});

const harrow = own('Compact disc harrow', 'Big Red', 'H520-04117');
const plow = own('Reversible plow', null, null);
const meant = (typed: string) => ownMeant([harrow, plow], typed).map(({ _id }) => _id);

it('finds a machine by the beginnings of words of its name or nickname', () => {
  expect(meant('big')).toEqual(['Compact disc harrow']);
  expect(meant('RED harr')).toEqual(['Compact disc harrow']);
  expect(meant('plow')).toEqual(['Reversible plow']);
  expect(meant('blue plow')).toEqual([]);
  expect(meant('arrow')).toEqual([]);
});

it('finds a machine by the beginning of its serial number in any spelling', () => {
  expect(meant('h520 041')).toEqual(['Compact disc harrow']);
  expect(meant('4117')).toEqual([]);
});

it('needs two characters', () => {
  expect(meant('b')).toEqual([]);
  expect(meant(' ')).toEqual([]);
  expect(meant('--')).toEqual([]);
});
