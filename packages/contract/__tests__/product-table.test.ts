import { tableDelimiter } from '../src';

it.each([
  ['_id,name,price', ','],
  ['_id;name;price', ';'],
  ['_id\tname\tprice', '\t'],
  [' _id ; name', ';'],
  ['name', ','],
  ['', ','],
  ['Price (net, USD);name', ';'],
  ['prize;nom', ','],
])('finds the delimiter of the header %j', (header, delimiter) => {
  expect(tableDelimiter((tried) => header.split(tried))).toBe(delimiter);
});
