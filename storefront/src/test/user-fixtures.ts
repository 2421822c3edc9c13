import { listUsers, type User } from '@harrow/contract';
import { answer } from './answer';
import { HttpResponse } from './shop-server';

/** The list of users, searched by email and paged by the query as the backend does. */
export const servesUsers = (users: User[]) =>
  answer(listUsers, ({ query }) => {
    const found = users.filter(({ email }) => email.includes(query.get('q') ?? ''));
    const limit = Number(query.get('limit'));
    const first = limit * Number(query.get('pageNumber'));
    const headers = { 'x-total-count': String(found.length) };
    return HttpResponse.json(found.slice(first, first + limit), { headers });
  });
