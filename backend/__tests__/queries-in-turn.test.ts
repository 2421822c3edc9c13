import { setImmediate as turn } from 'node:timers/promises';
import { inTurn } from '../src/database/in-turn';

type Sent = {
  statement: unknown;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
};

const connection = () => {
  const sent: Sent[] = [];
  const query = inTurn(
    (statement) =>
      new Promise<string>((resolve, reject) => {
        sent.push({ statement, resolve, reject });
      }),
  );
  return { sent, query };
};

const statements = (sent: Sent[]) => sent.map(({ statement }) => statement);

it('sends a query at once where none is running', () => {
  const { sent, query } = connection();
  void query('SELECT 1');
  expect(statements(sent)).toEqual(['SELECT 1']);
});

it('sends further queries in their order, each after the answer to the one before', async () => {
  const { sent, query } = connection();
  const answers = ['SELECT 1', 'SELECT 2', 'SELECT 3'].map((statement) => query(statement));
  for (const [index, answer] of answers.entries()) {
    expect(sent).toHaveLength(index + 1);
    sent[index]?.resolve(`answer ${index + 1}`);
    expect(await answer).toBe(`answer ${index + 1}`);
    await turn();
  }
  expect(statements(sent)).toEqual(['SELECT 1', 'SELECT 2', 'SELECT 3']);
});

it('sends the next query after a failed one, whose caller gets its error', async () => {
  const { sent, query } = connection();
  const [failed, next] = [query('SELECT 1/0'), query('ROLLBACK')];
  sent[0]?.reject(new Error('division by zero'));
  await expect(failed).rejects.toThrow('division by zero');
  await turn();
  sent[1]?.resolve('done');
  expect(await next).toBe('done');
});
