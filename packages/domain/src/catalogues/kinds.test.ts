import { describe, expect, it } from 'vitest';
import type { Field, Value } from './definition.ts';
import { factsOfWire, newFacts, pickFacts, wireOf } from './facts.ts';
import { checkValue, fromWire, initialValue, isOptional, tidyValue, toWire } from './kinds.ts';
import { rates } from './rates.ts';
import { CODE, EMAIL } from './text-forms.ts';

const text = { kind: 'text', max: 5 } as const;
const longText = { kind: 'text', max: 20, isLong: true } as const;
const code = { kind: 'text', max: 5, form: CODE } as const;
const mail = { kind: 'text', max: 30, form: EMAIL } as const;
const tags: Field = {
  kind: 'tags',
  most: 2,
  tidy: (tag) => tag.toUpperCase(),
  isTag: (tag) => /^[A-Z]$/.test(tag),
};
const lines = { kind: 'lines', most: 2, max: 5 } as const;
const codes = { kind: 'lines', most: 3, max: 5, form: CODE } as const;
const days = { kind: 'set', of: ['mon', 'tue', 'wed'] } as const;
const flag = { kind: 'flag', usual: true, as: { name: 'status', yes: 'on', no: 'off' } } as const;
const choice = { kind: 'choice', of: ['en', 'es'] } as const;
const whole = { kind: 'whole', min: 1, max: 6 } as const;
const decimal = { kind: 'decimal', min: 0.5, max: 9.5, digits: 2 } as const;
const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const time = { kind: 'time' } as const;
const reference = { kind: 'reference', to: 'place' } as const;
const picture = { kind: 'picture', isOptional: true, isLocal: true } as const;

it.each<[Field, Value]>([
  [text, ''],
  [{ ...text, usual: 'USD' }, 'USD'],
  [tags, []],
  [lines, []],
  [days, []],
  [{ ...days, usual: ['tue'] }, ['tue']],
  [flag, true],
  [choice, ''],
  [{ ...choice, isOptional: true }, null],
  [{ ...choice, usual: 'es' }, 'es'],
  [date, ''],
  [{ ...date, isOptional: true }, null],
  [time, ''],
  [{ ...time, isOptional: true }, null],
  [{ ...time, usual: '03:30' }, '03:30'],
  [whole, null],
  [{ ...whole, usual: 0 }, 0],
  [decimal, null],
  [money, null],
  [{ ...money, usual: 0 }, 0],
  [reference, null],
  [picture, null],
])('a new row has in %j: %j', (field, value) => {
  expect(initialValue(field)).toEqual(value);
});

it.each<[Field, Value, Value]>([
  [text, ' Me\u0301xico  \n y  ', 'México y'],
  [longText, ' a \r\nb ', 'a \nb'],
  [code, ' bp ', 'BP'],
  [text, null, null],
  [tags, ['a', 'B'], ['A', 'B']],
  [tags, null, null],
  [lines, [' a  b ', ' ', 'c'], ['a b', 'c']],
  [lines, null, null],
  [codes, [' bp ', ''], ['BP']],
  [days, ['wed', 'mon'], ['mon', 'wed']],
  // A word that is none of them stays for the check.
  [days, ['sun', 'tue'], ['tue', 'sun']],
  [days, null, null],
  [choice, '', ''],
  [{ ...choice, isOptional: true }, '', null],
  [{ ...choice, isOptional: true }, 'en', 'en'],
  [{ ...whole, isOptional: true }, 0, 0],
])('of %j, %j is stored as %j', (field, typed, stored) => {
  expect(tidyValue(field, typed)).toEqual(stored);
});

const many = (count: number): string => 'x'.repeat(count);

describe('issues of a value', () => {
  it.each<[Field, Value, ...string[]]>([
    [text, '', 'it field.required'],
    [text, null, 'it field.required'],
    [{ ...text, isOptional: true }, ''],
    [{ ...text, isOptional: true }, null],
    [text, 'x'],
    [text, many(5)],
    [text, '🏝🏝🏝🏝🏝'],
    [text, many(6), 'it field.too_long {"max":5,"current":6}'],
    [text, 'a\nb', 'it field.characters'],
    [longText, 'a\nb'],
    [longText, 'a\u202eb', 'it field.characters'],
    [longText, '4111 1111 1111 1111', 'it text.card_number'],
    [mail, '4111111111111111@resort.com'],
    [mail, `${many(19)}@resort.com`],
    [mail, `${many(20)}@resort.com`, 'it field.too_long {"max":30,"current":31}'],
    [mail, 'desk', 'it field.format {"example":"desk@resort.com"}'],
    [code, 'BP'],
    [code, 'B P', 'it field.format {"example":"BP"}'],
    [code, 'TOO LONG', 'it field.too_long {"max":5,"current":8}'],
    [tags, []],
    [tags, ['A', 'B']],
    [tags, ['A', 'B', '?'], 'it tag.too_many {"max":2,"current":3}'],
    [tags, ['A', 'A'], 'it.1 tag.duplicate'],
    [tags, ['A', '?'], 'it.1 tag.invalid'],
    [tags, 'A', 'it field.invalid'],
    [lines, []],
    [lines, ['a', many(5)]],
    [lines, ['a', many(6)], 'it.1 field.too_long {"max":5,"current":6}'],
    [lines, ['a', 'b', 'c'], 'it lines.too_many {"max":2,"current":3}'],
    [lines, 'a', 'it field.invalid'],
    [codes, ['B P', 'BP', '?'], 'it.0 field.format {"example":"BP"}', 'it.2 field.format {"example":"BP"}'],
    [days, ['mon', 'wed']],
    [days, [], 'it field.required'],
    [{ ...days, isOptional: true }, []],
    [days, ['mon', 'sun'], 'it field.invalid'],
    [days, 'mon', 'it field.invalid'],
    [flag, false],
    [flag, 'yes', 'it field.invalid'],
    [choice, 'es'],
    [choice, 'fr', 'it field.invalid'],
    [whole, 1],
    [whole, 6],
    [whole, 0, 'it field.out_of_range {"min":1,"max":6}'],
    [whole, 7, 'it field.out_of_range {"min":1,"max":6}'],
    [whole, 1.5, 'it field.invalid'],
    [whole, '3', 'it field.invalid'],
    [whole, null, 'it field.required'],
    [{ ...whole, isOptional: true }, null],
    [decimal, 0.5],
    [decimal, 9.5],
    [decimal, 1.25],
    [decimal, 0.49, 'it field.out_of_range {"min":0.5,"max":9.5}'],
    [decimal, 9.51, 'it field.out_of_range {"min":0.5,"max":9.5}'],
    [decimal, 1.255, 'it field.invalid'],
    [decimal, Number.NaN, 'it field.invalid'],
    [decimal, Number.POSITIVE_INFINITY, 'it field.invalid'],
    [decimal, '1', 'it field.invalid'],
    [money, 0],
    [money, 999_999_999],
    [money, -1, 'it field.out_of_range {"min":0,"max":999999999}'],
    [money, 1_000_000_000, 'it field.out_of_range {"min":0,"max":999999999}'],
    [money, 84.5, 'it field.invalid'],
    [reference, 1],
    [reference, 2_147_483_647],
    [reference, 0, 'it field.out_of_range {"min":1,"max":2147483647}'],
    [reference, 2_147_483_648, 'it field.out_of_range {"min":1,"max":2147483647}'],
    [picture, 0, 'it field.out_of_range {"min":1,"max":2147483647}'],
    [date, '2028-02-29'],
    [date, '2027-02-29', 'it date.invalid'],
    [time, '23:59'],
    [time, '24:00', 'it time.invalid'],
  ])('%j: %j', (field, value, ...issues) => {
    const said = checkValue('it', field, value).map((issue) =>
      [issue.field, issue.code, ...(issue.params ? [JSON.stringify(issue.params)] : [])].join(' '),
    );
    expect(said).toEqual(issues);
  });
});

it.each<[Field, boolean]>([
  [text, false],
  [{ ...text, isOptional: true }, true],
  [money, false],
])('%j may stay empty: %s', (field, may) => {
  expect(isOptional(field)).toBe(may);
});

it.each<[Field, Value, Value]>([
  [money, 84_50, 84.5],
  [money, null, null],
  [whole, 6, 6],
])('of %j, %j is %j on the wire, and comes back', (field, inside, wire) => {
  expect(toWire(field, inside)).toBe(wire);
  expect(fromWire(field, wire)).toBe(inside);
});

describe('a row', () => {
  const wire = { ...rates.example, price: 0, adult_price: 48, minor_price: 24.5 };
  const unknown = { id: 5, version: 2 };

  it('has its fields and nothing else, with amounts in cents inside', () => {
    expect(wireOf(rates, { ...rates.example, ...unknown })).toEqual(wire);
    expect(factsOfWire(rates, { ...wire, ...unknown })).toEqual(rates.example);
    expect(pickFacts(rates, { ...rates.example, ...unknown })).toEqual(rates.example);
    expect(pickFacts(rates, { description: 'Low season' })).toMatchObject({
      description: 'Low season',
      service_id: null,
    });
  });

  it('begins with the usual value of each field', () => {
    expect(newFacts(rates)).toMatchObject({ description: '', service_id: null, valid_from: '' });
    expect(Object.keys(newFacts(rates))).toEqual(Object.keys(rates.fields));
  });
});
