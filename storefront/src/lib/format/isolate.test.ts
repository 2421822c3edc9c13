import { isolate } from './isolate';

describe('isolate', () => {
  it.each(['Disc harrow D 410', 'Łukasz Müller-Weiß', '田中', ''])('leaves %j as it is', (text) => {
    expect(isolate(text)).toBe(text);
  });

  it.each(['محراث قرصي', 'מחרשה', 'Plow\u202eevil'])('sets %j apart', (text) => {
    expect(isolate(text)).toBe(`\u2068${text}\u2069`);
  });

  it('is not ended from inside', () => {
    expect(isolate('Plow\u2069\u202eevil\u2067')).toBe('\u2068Plow\u202eevil\u2069');
  });
});
