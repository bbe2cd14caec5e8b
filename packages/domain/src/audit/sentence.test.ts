import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../access/permissions.ts';
import { rates } from '../catalogues/rates.ts';
import { wordsOf } from '../catalogues/words-of-all.ts';
import { AUDIT_ACTIONS, actionsSeenBy, OWN_ACTIONS } from './actions.ts';
import { type AuditFacts, textOf, writeSentence } from './sentence.ts';

const plain: AuditFacts = {
  by: 'ana.lopez',
  action: 'rate.update',
  thing: 'High season',
  about: 'BP · Shuttle',
  count: 0,
  batch: null,
  changes: [],
};
const price = { label: 'Price', old: '80.00', now: '86.40' };
const rowIn = (language: 'en' | 'es') => wordsOf(rates)[language];
const said = (more: Partial<AuditFacts>, language: 'en' | 'es' = 'en') =>
  textOf(writeSentence({ ...plain, ...more }, rowIn(language), language));

describe('an entry of the audit in a sentence', () => {
  it.each<[string, Partial<AuditFacts>, string, string]>([
    [
      'a change',
      { changes: [price] },
      'ana.lopez changed the rate High season of BP · Shuttle: price 80.00 → 86.40',
      'ana.lopez cambió la tarifa High season de BP · Shuttle: price 80.00 → 86.40',
    ],
    [
      'a value that was not there',
      { changes: [{ ...price, old: '' }], about: '' },
      'ana.lopez changed the rate High season: price nothing → 86.40',
      'ana.lopez cambió la tarifa High season: price nada → 86.40',
    ],
    [
      'more fields than are told',
      { changes: [price, price, price, price, price], about: '' },
      'ana.lopez changed the rate High season: price 80.00 → 86.40 · price 80.00 → 86.40 · price 80.00 → 86.40 and 2 more',
      'ana.lopez cambió la tarifa High season: price 80.00 → 86.40 · price 80.00 → 86.40 · price 80.00 → 86.40 y 2 más',
    ],
    [
      'a long text',
      { changes: [{ label: 'Description', old: 'a'.repeat(61), now: 'b' }] },
      'ana.lopez changed the rate High season of BP · Shuttle: description',
      'ana.lopez cambió la tarifa High season de BP · Shuttle: description',
    ],
    [
      'a new row',
      { action: 'rate.create' },
      'ana.lopez added the rate High season of BP · Shuttle',
      'ana.lopez agregó la tarifa High season de BP · Shuttle',
    ],
    [
      'an import',
      { batch: { kind: 'import', rows: 12 }, changes: [price] },
      'ana.lopez imported 12 rates',
      'ana.lopez importó 12 tarifas',
    ],
    [
      'a change of which one row is seen',
      { batch: { kind: 'bulk', rows: 1 } },
      'ana.lopez changed 1 rate at once',
      'ana.lopez cambió 1 tarifa a la vez',
    ],
    [
      'an export',
      { action: 'rate.export', thing: '', count: 240 },
      'ana.lopez saved 240 rates as a file',
      'ana.lopez guardó 240 tarifas como archivo',
    ],
  ])('%s', (_, more, en, es) => {
    expect([said(more), said(more, 'es')]).toEqual([en, es]);
  });

  it('of a failed sign-in names the account, where there is one', () => {
    const refused = { action: 'session.refuse', by: '', about: '' };
    expect(said({ ...refused, thing: 'ana.lopez' })).toBe(
      'Someone tried to sign in as ana.lopez and was refused',
    );
    expect(said({ ...refused, thing: '' })).toBe(
      'Someone tried to sign in with a user name that does not exist',
    );
  });

  it('takes no typed text for a placeholder', () => {
    const parts = writeSentence(
      { ...plain, thing: '{by}', about: '{thing}', changes: [{ ...price, now: '{by}' }] },
      rowIn('en'),
      'en',
    );
    expect(textOf(parts)).toBe('ana.lopez changed the rate {by} of {thing}: price 80.00 → {by}');
    expect(parts.filter(({ is_thing }) => is_thing)).toEqual([{ text: '{by}', is_thing: true }]);
  });

  it.each(Object.keys(OWN_ACTIONS))('%s has one in both languages, without an open placeholder', (action) => {
    for (const language of ['en', 'es'] as const)
      for (const thing of ['', 'X'])
        expect(
          textOf(writeSentence({ ...plain, action, thing, about: '', count: 2 }, null, language)),
        ).toMatch(/^[^{}]{8,}$/);
  });
});

describe('entries that these permissions read', () => {
  const seen = (role: string) => actionsSeenBy(permissionsOf([role])).map(({ action }) => action);
  it('are those of subjects that they see', () => {
    expect(seen('finance')).toContain('merchant.update');
    expect(seen('finance')).not.toContain('person.update');
    expect(seen('finance')).not.toContain('session.open');
    expect(seen('administrator')).toHaveLength(AUDIT_ACTIONS.length);
    expect(seen('nobody')).toEqual([]);
  });
});
