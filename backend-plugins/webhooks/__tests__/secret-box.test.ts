import { SecretBox } from '../src/lib/secret-box';

const [KEY, FORMER] = ['a-key-of-the-tests-with-32-letters', 'another-key-of-the-tests-32-letters'];

it('returns what it has encrypted, each time in other letters', () => {
  const box = new SecretBox([KEY]);
  const [first, second] = [box.seal('whsec_1', 'whk_1'), box.seal('whsec_1', 'whk_1')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('whsec');
  expect([box.open(first, 'whk_1'), box.open(second, 'whk_1')]).toEqual(['whsec_1', 'whsec_1']);
});

it('does not decrypt the secret of another address, a changed one or without the key', () => {
  const box = new SecretBox([KEY]);
  const sealed = box.seal('whsec_1', 'whk_1');
  expect(box.open(sealed, 'whk_2')).toBeNull();
  expect(box.open(`${sealed.slice(0, -4)}AAA=`, 'whk_1')).toBeNull();
  expect(box.open('v1:', 'whk_1')).toBeNull();
  expect(box.open('whsec_1', 'whk_1')).toBeNull();
  expect(new SecretBox([FORMER]).open(sealed, 'whk_1')).toBeNull();
});

it('decrypts with a former key, and says that it is outdated', () => {
  const sealed = new SecretBox([FORMER]).seal('whsec_1', 'whk_1');
  const box = new SecretBox([KEY, FORMER]);
  expect(box.open(sealed, 'whk_1')).toBe('whsec_1');
  expect(box.isOutdated(sealed, 'whk_1')).toBe(true);
  expect(box.isOutdated(box.seal('whsec_1', 'whk_1'), 'whk_1')).toBe(false);
});
