import {
  checkList,
  getCreditNote,
  getInvoice,
  getOrder,
  listOrderEvents,
  listOwnOrders,
  listPapers,
  type Order,
} from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { order, paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PDF = { headers: { 'content-type': 'application/pdf' } };

/** The tab that the page opens; its address is set later. */
function opensTab() {
  const tab = { location: { href: '' }, close: jest.fn() };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { ...tab, opened };
}

/** Mocks two papers, and records the requests with their tokens. */
function servesPapers() {
  const asked: string[] = [];
  const serve = (name: string) => (request: { query: URLSearchParams; request: Request }) => {
    const token = request.request.headers.get('authorization') ? 'with a token' : 'without';
    asked.push([name, request.query.get('number'), token].filter(Boolean).join(' '));
    return new HttpResponse('%PDF-1.7', PDF);
  };
  server.use(answer(getInvoice, serve('invoice')), answer(getCreditNote, serve('credit note')));
  return asked;
}

async function openOrder(shown: Order) {
  await signInAs(farmer);
  server.use(
    answer(getOrder, shown),
    answer(listOrderEvents, []),
    answer(checkList, soldNow(shown)),
  );
  const page = renderShop('/dashboard/orders/order_1');
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const invoiceButton = () => screen.findByRole('button', { name: 'Invoice' });

describe('the invoice', () => {
  it('opens in another tab, which opens with the click', async () => {
    const tab = opensTab();
    const asked = servesPapers();
    const { user } = await openOrder(paidOrder(1));
    await user.click(await invoiceButton());
    expect(tab.opened).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tab.location.href).toMatch(/^blob:/));
    expect(asked).toEqual(['invoice with a token']);
  });

  it('is saved where the browser opens no tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    servesPapers();
    const { user } = await openOrder(paidOrder(1));
    await user.click(await invoiceButton());
    await waitFor(() => expect(saved).toEqual(['invoice.pdf']));
  });

  it('closes the tab and says why where it is not to be had', async () => {
    const tab = opensTab();
    server.use(refuses(getInvoice, { status: 503, message: 'The shop is busy.' }));
    const { user } = await openOrder(paidOrder(1));
    await user.click(await invoiceButton());
    expect(await screen.findByText(/The paper was not opened/)).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
  });

  it('is in the list of orders, of those that are paid', async () => {
    const tab = opensTab();
    servesPapers();
    await signInAs(farmer);
    server.use(answer(listOwnOrders, [paidOrder(1), order(2)]));
    const { user } = renderShop('/dashboard/myorders');
    await user.click(await invoiceButton());
    await waitFor(() => expect(tab.location.href).toMatch(/^blob:/));
  });
});

describe('credit notes', () => {
  it('are listed by their numbers, and open', async () => {
    const tab = opensTab();
    const asked = servesPapers();
    const paper = { issuedOn: '2026-05-05', amount: 500.25, currency: 'usd' };
    server.use(
      answer(listPapers, [
        { kind: 'invoice', number: '2026-000001', ...paper },
        { kind: 'credit-note', number: 'C2026-000007', ...paper },
      ]),
    );
    const { user } = await openOrder(paidOrder(1, { refunded: 500.25 }));
    await user.click(await screen.findByRole('button', { name: 'Credit note C2026-000007' }));
    await waitFor(() => expect(tab.location.href).toMatch(/^blob:/));
    expect(asked).toEqual(['credit note C2026-000007 with a token']);
  });

  it('are not asked for where nothing was refunded', async () => {
    await openOrder(paidOrder(1));
    expect(screen.queryByRole('button', { name: /^Credit note/ })).not.toBeInTheDocument();
  });
});
