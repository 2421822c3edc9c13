import { listUsers, type User } from '@harrow/contract';
import { answer, pageOf } from './answer';
import { HttpResponse } from './shop-server';

/** An owner's rights. */
export const OWNER = { role: 'admin', promoted: true, duty: 'owner' } as const;

/** A customer, or whom the members given describe. */
export const shopUser = (given: Partial<User>): User => ({
  _id: 'cus_1',
  email: 'farmer@harrow.test',
  role: null,
  promoted: false,
  duty: null,
  secondFactor: 'none',
  ...given,
});

/** The list of users, searched by email and paged by the query as the backend does. */
export const servesUsers = (users: User[]) =>
  answer(listUsers, ({ query }) => {
    const found = users.filter(({ email }) => email.includes(query.get('q') ?? ''));
    const headers = { 'x-total-count': String(found.length) };
    return HttpResponse.json(pageOf(found, query), { headers });
  });
