import { describe, expect, it } from 'vitest';
import { namesGuest, refusalOfErasure } from './erasure.ts';

const over = { isErased: false, rideToCome: false, moneyOpen: false };

describe('the reason against erasing a guest', () => {
  it.each([
    [over, null],
    [{ ...over, moneyOpen: true }, 'erasure.money_open'],
    [{ ...over, rideToCome: true, moneyOpen: true }, 'erasure.ride_to_come'],
    [{ isErased: true, rideToCome: true, moneyOpen: true }, 'erasure.done'],
  ])('of %j is %s', (stay, reason) => {
    expect(refusalOfErasure(stay)).toBe(reason);
  });
});

describe('a note that stays', () => {
  const facts = ['Begoña Li-Muñoz', 'bego@visitor.example', '+1 (555) 765-4329', 'BP100403-1', ''];
  it.each([
    ['Letter of November 12, case 4711', false],
    ['La carta de begona', true],
    ['MUÑOZ asked', true],
    // Too short to be told from other words.
    ['Li is a street', false],
    ['Mail of bego@visitor.example', true],
    ['Called from 5557654329', true],
    ['Called from 555 765 4329', true],
    ['Stay bp100403-1', true],
    ['765 pages', false],
  ])('%s: names the guest: %s', (note, names) => {
    expect(namesGuest(note, facts)).toBe(names);
  });
});
