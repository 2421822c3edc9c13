import {
  addressOf,
  getProductDetails,
  listProducts,
  MAX_PAGE_SIZE,
  type Operation,
  type Product,
  type ProductDetails,
} from '@harrow/contract';
import * as z from 'zod/mini';

const TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 4;
const DEFAULT_WAIT_SECONDS = 1;
const MAX_WAIT_SECONDS = 60;

/** The backend gave no usable answer; `status` is its own, or undefined if it could not be reached. */
export class BackendError extends Error {
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

/** The public calls of the backend that describe products. */
export interface Catalogue {
  /** Returns a product; null if the shop sells none with this handle. Throws `BackendError`. */
  product(handle: string): Promise<ProductDetails | null>;
  /** Yields all products page by page, newest first. Throws `BackendError`. */
  pages(): AsyncGenerator<Product[]>;
}

const isBusy = ({ status }: Response) => status === 429 || status === 503;

/** Waits as long as the server asks for, at most a minute. */
async function waitAsAsked({ headers }: Response): Promise<void> {
  const asked = Number(headers.get('retry-after') ?? DEFAULT_WAIT_SECONDS);
  const seconds = Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MAX_WAIT_SECONDS) : 1;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new BackendError('The backend does not answer.', { cause });
  }
}

/** Reads from the backend at `backendUrl`. */
export function catalogueOf(backendUrl: string): Catalogue {
  /** `attempts` > 1 waits where the backend is busy; null where it has nothing at this address. */
  async function read<T>(
    { answer }: Pick<Operation<'anyone', unknown, unknown, unknown, T>, 'answer'>,
    address: string,
    attempts = 1,
  ): Promise<T | null> {
    const response = await ask(new URL(address, backendUrl));
    if (response.status === 404) return null;
    if (isBusy(response) && attempts > 1) {
      await waitAsAsked(response);
      return await read({ answer }, address, attempts - 1);
    }
    const { status, ok } = response;
    if (!ok) throw new BackendError(`The backend answered ${status}.`, { status });
    return z.parse(answer, await response.json());
  }

  const product = (handle: string, attempts?: number) =>
    read(getProductDetails, addressOf(getProductDetails, { handle }), attempts);

  return {
    product: (handle) => product(handle),
    async *pages() {
      for (let pageNumber = 0; ; pageNumber += 1) {
        const query = { limit: MAX_PAGE_SIZE, pageNumber };
        const page = await read(listProducts, addressOf(listProducts, {}, query), MAX_ATTEMPTS);
        if (!page?.success || page.data.length === 0) return;
        yield page.data;
        if (page.data.length < MAX_PAGE_SIZE) return;
      }
    },
  };
}
