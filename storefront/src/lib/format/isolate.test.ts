import { isolate } from './isolate';

describe('isolate', () => {
  it.each(['Disc harrow D 410', 'Łukasz Müller-Weiß', '田中', ''])('does not change %j', (text) => {
    expect(isolate(text)).toBe(text);
  });

  it.each(['محراث قرصي', 'מחרשה', 'Plow\u202eevil'])('isolates %j', (text) => {
    expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  });

  it('removes isolate characters from the text', () => {
    expect(isolate('Plow\u2069\u202eevil\u2067')).toBe('\u2068Plow\u202eevil\u2069');
  });
});
