import { Arriving } from '../src/lib/arriving';

it('lets the upload that began first give way when there is no more room', () => {
  const arriving = new Arriving(10);
  const gone: string[] = [];
  const begin = (name: string) => arriving.begin(() => gone.push(name));
  const [slow, done, quick] = [begin('slow'), begin('done'), begin('quick')];
  slow.take(4);
  done.take(4);
  done.end();
  quick.take(6);
  expect(gone).toEqual([]);
  quick.take(1);
  expect(gone).toEqual(['slow']);
  slow.take(100); // what still comes of it is dropped
  quick.take(3);
  expect(gone).toEqual(['slow']);
});
