import { DatabaseClient } from '../src/config/database-client';

it('survives a session that ends while nobody holds it', () => {
  const client = new DatabaseClient();
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
});
