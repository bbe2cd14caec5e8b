import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meetingOf, type TerminalPoint, terminalOfLeg, terminalsToAsk, tidyTerminal } from './meeting.ts';

const said = (text: string) => ({ en: text, es: text && `${text} (es)` });
const point = (terminal: string, meeting = '', sign = '', dropoff = ''): TerminalPoint => ({
  terminal,
  meeting: said(meeting),
  sign: said(sign),
  dropoff: said(dropoff),
});
const place = (...terminals: TerminalPoint[]) => ({ own: 'Door 1.', terminals, brand: 'Perla' });
const usual = 'Look for the Perla sign. Our host has your name.';

describe('the meeting of a ride', () => {
  const cancun = place(point('2'), point('3', 'Pillar 12.', 'Look for the pink board.', 'Door 4.'));
  it.each([
    ['its terminal’s', '3', 'en', ['Pillar 12.', 'Look for the pink board.', 'Door 4.']],
    ['in Spanish', '3', 'es', ['Pillar 12. (es)', 'Look for the pink board. (es)', 'Door 4. (es)']],
    ['the airport’s own where the terminal has none', '2', 'en', ['Door 1.', usual, '']],
    ['the airport’s own while the terminal is unknown', null, 'en', ['Door 1.', usual, '']],
    ['the airport’s own at a terminal that nobody wrote down', '9', 'en', ['Door 1.', usual, '']],
  ] as const)('%s', (_, terminal, language, [meeting, sign, dropoff]) => {
    expect(meetingOf(cancun, terminal, language)).toEqual({ meeting, sign, dropoff });
  });
});

describe('a flight typed by hand is asked for its terminal', () => {
  it.each([
    ['nowhere without terminals', [], [false, false]],
    ['nowhere with one', [point('1', 'A')], [false, false]],
    ['for a departure alone where all are met at one place', [point('A'), point('B')], [false, true]],
    [
      'for an arrival alone where all are let out at one door',
      [point('1', 'A', '', 'X'), point('2', 'B', '', 'X')],
      [true, false],
    ],
    ['where the signs differ', [point('1', '', 'Red', 'X'), point('2', '', 'Blue', 'X')], [true, false]],
  ])('%s', (_, terminals, asked) => {
    const expected = asked.map((isAsked) => (isAsked ? terminals : []));
    expect([terminalsToAsk('arrival', terminals), terminalsToAsk('departure', terminals)]).toEqual(expected);
  });
});

describe('the terminal of a leg', () => {
  it.each([
    ['the schedule’s', undefined, '3', null, '3'],
    ['the guest’s, where the schedule has none', '4', null, null, '4'],
    ['the schedule’s before the guest’s', '4', '3', null, '3'],
    ['the kept one before a newer schedule', undefined, '4', '3', '3'],
    ['a new word of the guest before the kept one', '4', null, '3', '4'],
    ['none any more for a guest who does not know', null, null, '3', null],
    ['none', undefined, null, null, null],
  ])('%s', (_, typed, scheduled, kept, expected) => {
    expect(terminalOfLeg({ typed, scheduled, kept })).toBe(expected);
  });
});

describe('the name of a terminal', () => {
  it.each([
    ['Terminal 3', '3'],
    ['t3', '3'],
    ['T 2e', '2E'],
    [' 4 ', '4'],
    ['terminal  a', 'A'],
    ['Terminal', 'TERMINAL'],
    ['T', 'T'],
    ['', ''],
  ])('%j is %j', (typed, name) => expect(tidyTerminal(typed)).toBe(name));

  it('stays itself once it is tidy, unless it repeats the word', () => {
    const name = fc.stringMatching(/^[A-SU-Z0-9][A-Z0-9 -]{0,9}$/);
    fc.assert(fc.property(name, (text) => tidyTerminal(tidyTerminal(text)) === tidyTerminal(text)));
  });
});
