import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { FileMaker } from '../file-maker.ts';

const loaded: string[] = [];
const note = (name: string) => {
  loaded.push(name);
  return {};
};
jest.mock('sharp', () => note('sharp'));
jest.mock('pdfkit', () => note('pdfkit'));
jest.mock('fontkit', () => note('fontkit'));

const sources = {
  folder: temporaryFolder(),
  origin: 'https://shop.example',
  backendUrl: 'http://127.0.0.1:9',
  language: 'en' as const,
  shop: { name: '', seller: '', address: '', phone: '' },
};
const texts = { title: 'Machine', label: '', shop: 'Harrow' };
const job = { kind: 'share', texts, img: 'https://other.example/a.png', sources } as const;

let maker: FileMaker;
beforeEach(() => {
  maker = new FileMaker();
});
afterEach(() => maker.stop());

const typeOf = (file: Buffer) => file.subarray(1, 4).toString();

it('makes files in another process: the server loads nothing that draws', async () => {
  await import('../../server.ts');
  expect(typeOf(await maker.make(job))).toBe('PNG');
  expect(loaded).toEqual([]);
});

it('makes files after one has failed, and after its process has ended', async () => {
  const failing = maker.make({ ...job, sources: { ...sources, backendUrl: 'none' } });
  await expect(failing).rejects.toThrow('Invalid URL');
  const unmade = maker.make(job);
  maker.stop();
  await expect(unmade).rejects.toThrow('stopping');
  expect(typeOf(await maker.make(job))).toBe('PNG');
});
