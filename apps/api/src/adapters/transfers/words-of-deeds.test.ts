import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../setting-shapes.ts';
import {
  commonWords,
  type DeedKind,
  tableOf,
  takesRefusalBack,
  verdictOf,
  wordsOfDeed,
} from './words-of-deeds.ts';

describe('the words of an answer to a deed', () => {
  it.each<[DeedKind, unknown, string]>([
    ['sale', { coupon_id: 'K31', status: 'PENDING' }, 'yes'],
    ['payment', { success: true, status: 'PENDING' }, 'unreadable'],
    ['sale', { coupon_id: 'K31', status: 'DECLINED' }, 'unreadable'],
    ['sale', { coupon_id: 'K31', errors: ['sold out'] }, 'unreadable'],
    ['cancellation', { status: 'CANCELLED' }, 'yes'],
    ['payment', { status: 'CANCELLED' }, 'unreadable'],
    ['change', { status: 'changed' }, 'yes'],
    ['change', { coupon_id: 'K31', applied: false }, 'unreadable'],
    ['other', { coupon_id: 'K31' }, 'yes'],
    ['payment', { coupon_id: 'K31' }, 'unreadable'],
    ['payment', { coupon_id: 'K31', payment_id: '7' }, 'yes'],
    ['payment', { success: true, paid: false }, 'unreadable'],
    ['payment', { success: true, errors: '0', failed: [] }, 'yes'],
    ['payment', { success: false, message: 'no', errors: ['no'] }, 'no'],
    ['payment', { success: false, status: 503 }, 'unreadable'],
    ['payment', { success: false, status: 402 }, 'no'],
    ['payment', null, 'unreadable'],
    ['payment', 'true', 'unreadable'],
    ['payment', [{ success: true }, { success: false }], 'unreadable'],
  ])('to a %s: %j is %s', (kind, body, verdict) => {
    expect(verdictOf(body, { kind, fields: ['coupon_id'] })).toBe(verdict);
  });

  it.each<[unknown, string]>([
    [{ coupons: [{ coupon_id: 'A', status: 'cancelled' }, { coupon_id: 'B' }] }, 'yes'],
    [{ success: true, coupons: [{ coupon_id: 'A' }] }, 'unreadable'],
    [{ success: true, coupons: [{ coupon_id: 'A' }, { coupon_id: 'B', status: 'failed' }] }, 'unreadable'],
    [{ coupons: [] }, 'unreadable'],
    [{ success: true, coupon_id: 'C' }, 'unreadable'],
  ])('to a cancellation of two bookings: %j is %s', (body, verdict) => {
    expect(verdictOf(body, { kind: 'cancellation', fields: ['coupon_id'], wanted: ['A', 'B'] })).toBe(
      verdict,
    );
  });

  it('are extended by a setting, which goes before the table', () => {
    const words = tableOf(wordsOf('Listo=yes; en curso = unreadable;CONFIRMED=no'));
    const of = (status: string) => verdictOf({ status }, { kind: 'payment', words });
    expect(['listo', 'EN-CURSO', 'confirmed', 'PAID', 'nada'].map(of)).toEqual([
      'yes',
      'unreadable',
      'no',
      'yes',
      'unreadable',
    ]);
  });

  it('take a refusal back only by a yes, or by one that is under way', () => {
    const of = (body: unknown) => takesRefusalBack(body, { kind: 'payment' });
    expect([{ status: 'PAID' }, { status: 'processing' }, { success: true }].map(of)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      [{}, { status: 'Conflict' }, { status: 409, errors: ['x'] }, { error: 'x' }, undefined].map(of),
    ).toEqual([false, false, false, false, false]);
  });

  it('stand in the table in the form in which they are looked for', () => {
    const all = [commonWords, ...Object.values(wordsOfDeed)].flatMap((table) => Object.keys(table));
    expect(all.filter((word) => !/^[A-ZÁÉÍÓÚÑ0-9]+$/.test(word))).toEqual([]);
  });
});
