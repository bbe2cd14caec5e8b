import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { merchants } from './merchants.ts';
import { societies } from './societies.ts';
import {
  CODE,
  COLOUR,
  COUNTRY,
  CURRENCY,
  EMAIL,
  FLIGHT_NUMBER,
  IATA_AIRLINE,
  IATA_AIRPORT,
  ICAO_AIRLINE,
  ICAO_AIRPORT,
  PHONE,
  SYSTEM_USER,
  type TextForm,
  TIME_ZONE,
} from './text-forms.ts';

const KEY_SETTING = merchants.fields.secret_reference.form;
const CARD_LINE = merchants.fields.card_types.form;
const STATEMENT_NAME = merchants.fields.statement_name.form;
const DIALING_CODE = countries.fields.dialing_code.form;
const AIRPORT_RATE = societies.fields.airport_tax_rates.form;

/** Of each form: typed texts and their stored ones, null for a refused one. */
const cases: readonly (readonly [TextForm, readonly (readonly [string, string | null])[]])[] = [
  [
    CODE,
    [
      ['a_b-1', 'A_B-1'],
      ['1', '1'],
      ['x'.repeat(20), 'X'.repeat(20)],
      ['x'.repeat(21), null],
      ['-a', null],
      ['a b', null],
      ['', null],
    ],
  ],
  [
    IATA_AIRPORT,
    [
      ['cun', 'CUN'],
      ['cu', null],
      ['cunn', null],
      ['cu1', null],
    ],
  ],
  [
    ICAO_AIRPORT,
    [
      ['mmun', 'MMUN'],
      ['mmu', null],
      ['mmunn', null],
      ['mmu1', null],
    ],
  ],
  [
    IATA_AIRLINE,
    [
      ['aa', 'AA'],
      ['y4', 'Y4'],
      ['4o', '4O'],
      ['44', null],
      ['a', null],
      ['aaa', null],
      ['a-', null],
    ],
  ],
  [
    ICAO_AIRLINE,
    [
      ['voi', 'VOI'],
      ['vo', null],
      ['voii', null],
      ['vo-', null],
    ],
  ],
  [
    SYSTEM_USER,
    [
      ['Lobby-Kiosks.2_a', 'lobby-kiosks.2_a'],
      ['ab', 'ab'],
      ['a', null],
      ['1a', null],
      ['a b', null],
      [`a${'b'.repeat(39)}`, `a${'b'.repeat(39)}`],
      [`a${'b'.repeat(40)}`, null],
    ],
  ],
  [
    FLIGHT_NUMBER,
    [
      ['0012', '12'],
      ['10', '10'],
      ['1001', '1001'],
      ['1234a', '1234A'],
      ['12345', null],
      ['12ab', null],
      ['aa12', null],
      ['0', null],
      ['', null],
    ],
  ],
  [
    COUNTRY,
    [
      ['mx', 'MX'],
      ['m', null],
      ['mex', null],
      ['m1', null],
    ],
  ],
  [
    CURRENCY,
    [
      ['mxn', 'MXN'],
      ['mx', null],
      ['mxnn', null],
      ['mx1', null],
    ],
  ],
  [
    EMAIL,
    [
      ['Desk@resort.com', 'Desk@resort.com'],
      ['desk', null],
    ],
  ],
  [
    COLOUR,
    [
      ['#0B5FA5', '#0b5fa5'],
      ['0B5FA5', '#0b5fa5'],
      ['#0b5fa', null],
      ['#0b5fa5f', null],
      ['x#0b5fa5', null],
      ['#0b5fag', null],
      ['red', null],
    ],
  ],
  [
    PHONE,
    [
      ['+52 998 881 2345', '+52 998 881 2345'],
      ['998 881 2345', null],
      ['+52', null],
      ['desk', null],
    ],
  ],
  [
    TIME_ZONE,
    [
      ['America/Cancun', 'America/Cancun'],
      ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
      ['Etc/GMT+5', 'Etc/GMT+5'],
      ['America/Nowhere', null],
      ['america/Cancun', null],
      ['UTC', null],
      ['-05:00', null],
    ],
  ],
  [
    STATEMENT_NAME,
    [
      ['Perla rides', 'PERLA RIDES'],
      ['abcd', null],
      ['abcde', 'ABCDE'],
      ['a'.repeat(22), 'A'.repeat(22)],
      ['a'.repeat(23), null],
      ['12345', null],
      ['1234z', '1234Z'],
      ['perla ñ', null],
      ...['<', '>', '\\', "'", '"', '*'].map((sign) => [`perla ${sign}`, null] as const),
    ],
  ],
  [
    CARD_LINE,
    [
      ['Visa', 'visa'],
      ['Visa Credit', 'visa credit'],
      ['visa gold', null],
      ['visa credit debit', null],
      ['credit', null],
    ],
  ],
  [
    KEY_SETTING,
    [
      ['STRIPE_CIHC_SECRET_KEY', 'STRIPE_CIHC_SECRET_KEY'],
      [`STRIPE_A${'1'.repeat(19)}_SECRET_KEY`, `STRIPE_A${'1'.repeat(19)}_SECRET_KEY`],
      [`STRIPE_A${'1'.repeat(20)}_SECRET_KEY`, null],
      ['STRIPE_1A_SECRET_KEY', null],
      ['STRIPE_a_SECRET_KEY', null],
      ['STRIPE_Ab_SECRET_KEY', null],
      ['STRIPE_SECRET_KEY', null],
      ['X_STRIPE_A_SECRET_KEY', null],
      ['STRIPE_A_SECRET_KEY_2', null],
    ],
  ],
  [
    DIALING_CODE,
    [
      ['52', '+52'],
      ['+ 52', '+52'],
      ['+1234', '+1234'],
      ['+12345', null],
      ['+052', null],
      ['52+', null],
      ['x+52', null],
      ['+5a', null],
      ['+', null],
    ],
  ],
  [
    AIRPORT_RATE,
    [
      ['cun: 16 %', 'CUN 16'],
      ['CUN=8.25%', 'CUN 8.25'],
      ['CUN 8.5', 'CUN 8.5'],
      ['CUN 0', 'CUN 0'],
      ['CUN16', null],
      ['CUN 100', null],
      ['CUN 8.255', null],
      ['CUN 8.', null],
      ['CUN 1%6', null],
      ['CUN -1', null],
      ['CU 16', null],
      ['CUNN 16', null],
      ['16', null],
    ],
  ],
];

it.each(cases.flatMap(([form, rows]) => rows.map(([typed, stored]) => ({ form, typed, stored }))))(
  'as $form.example: $typed is stored as $stored',
  ({ form, typed, stored }) => {
    const tidy = form.tidy(typed);
    expect(form.isRight(tidy) ? tidy : null).toBe(stored);
    if (stored !== null) expect(form.tidy(stored)).toBe(stored);
  },
);

it.each(cases.map(([form]) => [form.example, form] as const))('the example %s is right', (example, form) => {
  expect(form.isRight(form.tidy(example))).toBe(true);
});
