import { readdir, readFile } from 'node:fs/promises';
import { noise } from '@harrow/testing/pictures';
import { download, formOf, imageOf } from '@harrow/testing/uploads';
import { Crowd } from '@harrow/testing/crowd';
import { countStatuses, until } from '@harrow/testing/shopping';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { diskTitle, SmallDisk } from './small-disk.ts';

const stopped = stoppedAfterwards();
let disk: SmallDisk;
const shop = useTestShop(async () => {
  disk = stopped(await SmallDisk.make(), (it) => it.end());
  return disk.settings;
});
let ada: Person;
let crowd: Crowd;
let photos: Buffer[];
beforeAll(async () => {
  ada = await shop.customer();
  crowd = await Crowd.gather(shop, { size: 4, available: 5000 });
  photos = await Promise.all(
    [200, 210, 220, 230].map((width) => noise(width, 200).png().toBuffer()),
  );
});

const upload = (photo: Buffer) =>
  shop.request('POST', '/images', { token: ada.token, body: formOf(photo) });
const uploadAll = () => Promise.all(photos.map(upload));

const askAs = (id: string) => shop.request('GET', '/reviews', { headers: { 'x-request-id': id } });
const logLines = async () => (await readFile(disk.log, 'utf8')).trimEnd().split('\n');

describe(diskTitle, () => {
  it('answers only uploads with 503 while it is full', async () => {
    const [first] = photos.splice(0, 1);
    const { url } = imageOf(await upload(first ?? Buffer.alloc(0)));
    const before = await readdir(disk.images);
    await crowd.buyDuring(async () => {
      disk.fill();
      const refused = await uploadAll();
      expect(countStatuses(refused)).toEqual({ 503: photos.length });
      expect(refused[0]).toMatchObject({ body: { code: 'unavailable' } });
      expect(refused[0]?.headers.get('retry-after')).toBe('60');
      expect(await readdir(disk.images)).toEqual(before); // no partial or temporary files
      expect((await download(url)).response.status).toBe(200);
      await askAs('while-it-is-full');
      await crowd.untilAnswered(60);
    });
  });

  it('accepts uploads again as soon as there is space', async () => {
    const before = await readdir(disk.images);
    disk.empty();
    expect(countStatuses(await uploadAll())).toEqual({ 200: photos.length });
    expect(await readdir(disk.images)).toHaveLength(before.length + 3 * photos.length);
  });

  it('contains every log line in the end, undamaged', async () => {
    await askAs('after-it-was-full');
    const lines = await until(logLines, (all) => all.join('\n').includes('after-it-was-full'));
    const ids = lines.map((line) => (JSON.parse(line) as { request?: { id: string } }).request?.id);
    expect(ids).toContain('while-it-is-full');
  });

  it('has not affected orders, payments or stock', () => crowd.expectKept());
});
