import { z } from 'zod';
import { send, type Answer, type Request } from './http.ts';

const STAFF = { email: 'admin@harrow.test', password: 'Harvest2026' };

/** Medusa's own admin API, signed in as the demo staff. */
export class StockAdmin {
  private constructor(
    private readonly url: string,
    /** The bearer token of the staff. */
    readonly token: string,
  ) {}

  static async signIn(url: string): Promise<StockAdmin> {
    const answer = await send('POST', `${url}/admin/auth/token`, { body: STAFF });
    const { access_token } = z.object({ access_token: z.string() }).parse(answer.body);
    return new StockAdmin(url, access_token);
  }

  async request(method: string, path: string, request: Request = {}): Promise<Answer> {
    return await send(method, `${this.url}/admin${path}`, { ...request, token: this.token });
  }
}
