import { describe, expect, it } from 'vitest';
import { colleagues as english } from '../../i18n/en/people.ts';
import { colleagues as spanish } from '../../i18n/es/people.ts';
import { offeredDeeds } from './offered-deeds.ts';
import {
  choiceOfRole,
  isEverywhereClosed,
  isResortClosed,
  notesOf,
  type PersonNote,
} from './person-choices.ts';
import { newPerson } from './person-values.ts';
import type { Colleague, PeopleViewer } from './use-people.ts';

const role = (name: string, can_give: boolean) => ({ name, en: name, es: name, can_give });
const [keeper, concierge, finance] = [role('keeper', true), role('concierge', true), role('finance', false)];

/** A keeper of people at Bahía Perla, who gives what a keeper and a concierge may. */
const viewer: PeopleViewer = {
  id: 1,
  can_change: true,
  has_all_properties: false,
  roles: [keeper, concierge, finance],
  properties: [
    { id: 10, code: 'BP', name: 'Bahía Perla' },
    { id: 20, code: 'PM', name: 'Punta Mita' },
  ],
};
const everywhere: PeopleViewer = { ...viewer, has_all_properties: true };

const account = (differs: Partial<Colleague>): Colleague => ({
  id: 2,
  name: 'Rosa',
  email: 'rosa@visitor.example',
  username: 'rosa',
  roles: ['keeper'],
  scope: [10],
  status: 'active',
  signed_in_at: null,
  of_service: false,
  own_limit: null,
  version: 1,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-28T00:00:00Z',
  updated_by: 'ana',
  updated_by_name: null,
  ...differs,
});
const self = account({ id: 1 });
const below = account({});

describe('roles of an account', () => {
  it.each<[string, PeopleViewer['roles'][number], Colleague | null, boolean, boolean]>([
    ['a role that one gives, to a new person', concierge, null, false, false],
    ['a role with more than one has, to a new person', finance, null, true, true],
    ['a role that one gives, to somebody else', concierge, below, false, false],
    ['a role with more, to somebody else', finance, below, true, true],
    ['a role with more, which somebody else has', finance, account({ roles: ['finance'] }), true, true],
    ['one’s own role, which can go', keeper, self, false, false],
    ['another role, for oneself', concierge, self, true, false],
    ['a role with more, for oneself', finance, self, true, false],
    ['a role with more that one has', finance, account({ id: 1, roles: ['finance'] }), false, false],
    ['of the identity service', concierge, account({ of_service: true }), true, false],
    ['one’s own, of the identity service', keeper, account({ id: 1, of_service: true }), true, false],
  ])('%s', (_, one, colleague, isClosed, isAbove) => {
    expect(choiceOfRole(one, viewer, colleague)).toEqual({ isClosed, isAbove });
  });
});

describe('resorts of an account', () => {
  it.each<[string, number, Colleague | null, boolean]>([
    ['a new person', 20, null, false],
    ['somebody else', 20, below, false],
    ['one’s own resort', 10, self, false],
    ['another resort, for oneself', 20, self, true],
    ['one of all resorts, for oneself', 20, account({ id: 1, scope: null }), false],
    ['oneself without a resort', 10, account({ id: 1, scope: [] }), true],
  ])('%s', (_, id, colleague, isClosed) => {
    expect(isResortClosed(id, viewer, colleague)).toBe(isClosed);
  });

  it.each<[string, PeopleViewer, Colleague | null, boolean]>([
    ['a new person, by one of some', viewer, null, true],
    ['a new person, by one of all', everywhere, null, false],
    ['somebody else, by one of some', viewer, below, true],
    ['somebody else, by one of all', everywhere, below, false],
    ['oneself, by one of some', viewer, self, true],
    // The account says some: a session of before may say all.
    ['oneself, whose account says some', everywhere, self, true],
    ['oneself, of all', everywhere, account({ id: 1, scope: null }), false],
  ])('all of them, for %s', (_, by, colleague, isClosed) => {
    expect(isEverywhereClosed(by, colleague)).toBe(isClosed);
  });

  it('of a new person are those that can be given', () => {
    expect(newPerson(everywhere)).toMatchObject({ reach: 'all', scope: [] });
    expect(newPerson(viewer)).toMatchObject({ reach: 'some', scope: [] });
    const one = { ...viewer, properties: viewer.properties.slice(0, 1) };
    expect(newPerson(one)).toMatchObject({ reach: 'some', scope: ['10'] });
  });
});

describe('the reason why less can be changed', () => {
  const seen = { id: 1, can_change: true, is_below: false };
  it.each<[string, Partial<typeof seen>, Partial<Colleague>, PersonNote[]]>([
    ['a colleague', {}, {}, []],
    ['oneself', {}, { id: 1 }, ['self']],
    ['oneself, who may only look', { can_change: false }, { id: 1 }, ['readOnly']],
    ['a colleague with more rights', { can_change: false, is_below: true }, {}, ['isBelow']],
    ['a colleague, by an auditor', { can_change: false }, {}, ['readOnly']],
    ['an account of the identity service', {}, { of_service: true }, ['ofService']],
    ['one’s own, of the identity service', {}, { id: 1, of_service: true }, ['self', 'ofService']],
    ['of the identity service, by an auditor', { can_change: false }, { of_service: true }, ['readOnly']],
  ])('%s', (_, by, differs, notes) => {
    expect(notesOf({ ...seen, ...by }, account(differs))).toEqual(notes);
  });

  it('has words, in both languages', () => {
    for (const { form, readOnly } of [english, spanish])
      for (const text of [form.self, form.isBelow, form.ofService, readOnly]) expect(text).toMatch(/\.$/);
  });
});

it('nobody closes their own account, or takes their own second step', () => {
  for (const status of ['active', 'unconfirmed', 'reset_required', 'disabled'] as const) {
    const deeds = offeredDeeds({ ...self, status }, viewer.id);
    expect(deeds).not.toContain('close');
    expect(deeds).not.toContain('takeFactor');
  }
});
