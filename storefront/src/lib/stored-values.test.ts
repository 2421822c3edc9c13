import * as z from 'zod/mini';
import { storedValues } from './stored-values';

afterEach(() => localStorage.clear());

const numbers = () => storedValues<readonly number[]>(z.array(z.number()), []);

test('returns the same object until the value changes', () => {
  const stored = numbers();
  stored.set('one', [1]);
  stored.set('two', [2]);
  const one = stored.get('one');
  expect(stored.get('two')).toEqual([2]);
  expect(stored.get('one')).toBe(one);
  stored.set('one', [1, 2]);
  expect(stored.get('one')).toEqual([1, 2]);
});

test.each(['', 'not JSON', '["text"]', '{}'])('counts %j as empty', (written) => {
  localStorage.setItem('one', written);
  expect(numbers().get('one')).toEqual([]);
});

test('tells of changes in this tab and in others until it is no longer followed', () => {
  const stored = numbers();
  const onChange = jest.fn();
  const end = stored.subscribe(onChange);
  stored.set('one', [1]);
  stored.remove('one');
  window.dispatchEvent(new StorageEvent('storage', { key: 'one' }));
  expect(onChange).toHaveBeenCalledTimes(3);
  end();
  stored.set('one', [1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'one' }));
  expect(onChange).toHaveBeenCalledTimes(3);
});
