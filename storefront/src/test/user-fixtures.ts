import { listUsers, type User } from '@harrow/contract';
import { answer, pageOf } from './answer';
import { HttpResponse } from './shop-server';

/** The list of users, searched by email and paged by the query as the backend does. */
export const servesUsers = (users: User[]) =>
  answer(listUsers, ({ query }) => {
    const found = users.filter(({ email }) => email.includes(query.get('q') ?? ''));
    const headers = { 'x-total-count': String(found.length) };
    return HttpResponse.json(pageOf(found, query), { headers });
  });
