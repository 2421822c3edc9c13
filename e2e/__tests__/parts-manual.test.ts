import { randomInt } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { send } from '@harrow/testing/http';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { DEMO } from '../lib/furnished-shop.ts';
import { pictureFile } from '../lib/picture-file.ts';
import { lockedManual, sampleManual } from '../lib/sample-manual.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const figureSchema = z.object({
  drawing: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  callouts: z.array(z.object({ item: z.string(), x: z.number(), y: z.number() })),
  lines: z.array(
    z.object({ item: z.string(), name: z.string(), quantity: z.nullable(z.number()) }),
  ),
});

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;
let staff: Shopper;
let id = '';

const COLUMNS = 'assembly,figure,title,item,part,name,quantity';

async function importBook(): Promise<string> {
  const rows = [1, 2, 3, 4].map((item) => `Arms,20-1,Disc arm,${item},,Part ${item},1`);
  const path = `/parts-books/import?machine=disc-harrow&code=PDF-${randomInt(1e9)}`;
  const { body } = await send('POST', shop.backend + path, {
    token: await tokenOf(staff.page),
    headers: { 'content-type': 'text/csv' },
    body: [COLUMNS, ...rows].join('\n'),
  });
  return z.object({ _id: z.string() }).parse(body)._id;
}

async function figure(number: string) {
  const { body } = await send('GET', `${shop.backend}/parts-books/${id}/figures/${number}`, {
    token: await tokenOf(staff.page),
  });
  return figureSchema.parse(body);
}

const choose = (label: string, name: string, buffer: Buffer) =>
  staff.page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });

const openSample = async (label: string) =>
  await choose(label, 'manual.pdf', await sampleManual((await pictureFile('scan.png')).buffer));

/** The places of the numbers that a page shows as found, in percent of the page. */
const marks = () =>
  staff.page
    .locator('[data-found]')
    .evaluateAll((found) =>
      found.map((mark) => [
        mark.getAttribute('data-found'),
        Math.round(parseFloat((mark as HTMLElement).style.left)),
        Math.round(parseFloat((mark as HTMLElement).style.top)),
      ]),
    );

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  watched = await openPage(browser);
  staff = new Shopper(watched.page, shop.storefront);
  await staff.logIn(DEMO.admin);
  id = await importBook();
  await staff.open(`/dashboard/partsbooks/${id}`);
  await staff.follow('Drawings from a PDF');
});

/** One member of staff makes a book of a manual; each test continues where the last one ended. */
describe('a manual as PDF', () => {
  it('is refused with the reason if it is protected or damaged', async () => {
    await choose('Choose a PDF', 'locked.pdf', await lockedManual());
    await staff.sees(/locked.pdf is protected with a password/);
    await choose('Choose a PDF', 'torn.pdf', Buffer.from('%PDF-1.7\nnothing follows'));
    await staff.sees(/torn.pdf is damaged/);
  });

  it('gives a figure its drawing, with the numbers of its list where they stand', async () => {
    await openSample('Choose a PDF');
    await staff.sees('3 of 4 items found in this part of the page.');
    await staff.sees('Several times: 2.');
    await staff.sees('Not found, to be placed by hand: 3.');
    await staff.press('Make it the drawing of 20-1');
    await staff.sees('Figure 20-1 has this drawing with 4 numbers.');
    const { drawing, callouts } = await figure('20-1');
    expect(drawing?.width).toBe(1280); // the widest that pictures are kept
    const places = callouts.map(({ item, x, y }) => [item, Math.round(x), Math.round(y)]);
    expect(places).toEqual([
      ['1', 25, 19],
      ['2', 50, 31],
      ['2', 75, 44],
      ['4', 33, 63],
    ]);
  });

  it('is read as its pages are turned, and says which is a scan', async () => {
    await staff.press('Page 3');
    await staff.sees('1 of 4 items found in this part of the page.');
    expect(await marks()).toEqual([['1', 74, 17]]);
    await staff.press('Page 4');
    await staff.sees(/This page is a scan/);
  });

  it('has a list, which becomes that of a figure', async () => {
    await staff.press('Page 2');
    await staff.sees(/^3 rows read/);
    await staff.fill('Number of the figure', '77-7');
    await staff.fill('Title of the figure', 'Hub');
    await staff.fill('Assembly', 'Arms');
    await staff.press('Check the import');
    await staff.press('Import');
    await staff.sees(/has the list/);
    const { lines } = await figure('77-7');
    expect(lines).toEqual([
      { item: '1', name: 'Arm with clamp', quantity: 1 },
      { item: '2', name: 'Shaft seal', quantity: 2 },
      { item: '3', name: 'Hub', quantity: 1 },
    ]);
    expect((await figure('20-1')).callouts).toHaveLength(4);
  });

  it('leaves what was not found to be placed by presses', async () => {
    const { page } = staff;
    await staff.open(`/dashboard/partsbooks/${id}/figures/20-1`);
    await staff.sees('Press where item 3, Part 3, belongs');
    const sheet = page.getByRole('group', { name: 'Numbers in the drawing' });
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The drawing is not shown.');
    await sheet.click({ position: { x: box.width * 0.6, y: box.height * 0.2 } });
    const placed = page.getByRole('button', { name: /^Item 3 at / });
    await placed.dragTo(sheet, { targetPosition: { x: box.width * 0.8, y: box.height * 0.2 } });
    await placed.press('t');
    await page.getByRole('button', { name: /^Tip of item 3/ }).press('ArrowLeft');
    await staff.press('Save figure');
    await staff.sees('The figure is saved.');
    const third = (await figure('20-1')).callouts.find(({ item }) => item === '3');
    expect(third?.x).toBeCloseTo(80, -0.5);
    expect(watched.problems).toEqual([]);
  });
});
