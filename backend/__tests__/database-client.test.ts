import { DatabaseClient } from '../src/database/database-client';

it('does not throw when an unused session ends', () => {
  const client = new DatabaseClient();
  expect(client.emit('error', new Error('terminating connection'))).toBe(true);
});
