import { describe, expect, it } from 'vitest';
import { DEFAULT_SYSTEM_USER } from '../constants.ts';
import { usualPhoneText } from '../messages/phone-texts.ts';
import { brand } from './brand.ts';
import { ALL_CATALOGUES } from './catalogues.ts';
import type { Definition, Facts, Value } from './definition.ts';
import { checkFacts } from './facts.ts';
import { flights } from './flights.ts';
import { merchants } from './merchants.ts';
import { messageTemplates } from './message-templates.ts';
import { places } from './places.ts';
import { properties } from './properties.ts';
import { rates } from './rates.ts';
import { regions } from './regions.ts';
import { restrictions } from './restrictions.ts';
import { segments } from './segments.ts';
import { services } from './services.ts';
import { societies } from './societies.ts';
import { systems } from './systems.ts';
import { terms } from './terms.ts';

/** One row a case: the values that differ from the example, then the issues. */
type Row<D extends Definition> = readonly [
  change: { readonly [N in keyof D['fields']]?: Value },
  ...issues: string[],
];
type Case = { readonly definition: Definition; readonly change: Facts; readonly issues: readonly string[] };

const smsText = {
  ...{ channel: 'sms', kind: 'pick_up_moved', subject: '', preview_text: '', headline: '', closing: '' },
  body: usualPhoneText('pick_up_moved', 'sms', 'en'),
};

const rowsOf = <D extends Definition>(definition: D, ...rows: readonly Row<D>[]): Case[] =>
  rows.map(([change, ...issues]) => ({
    definition,
    change: Object.fromEntries(Object.entries(change).map(([name, value = null]) => [name, value])),
    issues,
  }));

const blackout = { category: 'blackout', blackout_from: '2028-03-10', blackout_to: null, auxiliar: null };
const numberedDay = { ...blackout, blackout_from: null };
const notice = { ...numberedDay, category: 'minimum_notice' };
const capacity = { ...numberedDay, category: 'capacity' };
const passwordLetter = { kind: 'staff_password', preview_text: '', headline: 'Password', body: '{{link}}' };

const cases: readonly Case[] = [
  ...rowsOf(
    rates,
    [{ valid_from: '2028-12-15', valid_to: '2028-12-16' }],
    [{ valid_from: '2028-12-15', valid_to: '2028-12-15' }],
    [{ valid_from: '2028-12-15', valid_to: '2028-12-14' }, 'valid_to rate.ends_before'],
    [{ valid_to: '' }, 'valid_to field.required'],
    [{ valid_from: '' }, 'valid_from field.required'],
  ),
  ...rowsOf(
    flights,
    [{ valid_from: '2028-12-15', valid_to: '2028-12-15' }],
    [{ valid_from: '2028-12-15', valid_to: '2028-12-14' }, 'valid_to flight.ends_before'],
    [{ valid_from: '2028-12-15', valid_to: null }],
    [{ valid_from: null, valid_to: '2028-12-14' }],
    [{ valid_from: '', valid_to: '' }],
  ),
  ...rowsOf(
    properties,
    [{ office_from: '08:00', office_to: '08:01' }],
    [{ office_from: '08:00', office_to: '08:00' }, 'office_to property.closes_before_it_opens'],
    [{ office_from: '20:00', office_to: '08:00' }, 'office_to property.closes_before_it_opens'],
    [{ office_to: '' }, 'office_to field.required'],
    [{ office_from: '' }, 'office_from field.required'],
  ),
  ...rowsOf(
    restrictions,
    [blackout],
    [{ ...blackout, blackout_to: '2028-03-10' }],
    [{ ...blackout, blackout_to: '2028-03-09' }, 'blackout_to restriction.ends_before'],
    // 400 days, and one more.
    [{ ...blackout, blackout_to: '2029-04-13' }],
    [{ ...blackout, blackout_to: '2029-04-14' }, 'blackout_to restriction.too_long'],
    [{ ...numberedDay, auxiliar: 20_271_224 }],
    [{ ...numberedDay, auxiliar: 20_271_324 }, 'blackout_from restriction.needs_days'],
    [numberedDay, 'blackout_from restriction.needs_days'],
    [
      { ...numberedDay, auxiliar: 20_271_224, blackout_to: '2028-03-10' },
      'blackout_from restriction.needs_days',
    ],
    [{ ...notice, auxiliar: 1 }],
    [{ ...notice, auxiliar: 1.5 }],
    [{ ...notice, auxiliar: 0.99 }, 'auxiliar restriction.needs_hours'],
    [{ ...notice, auxiliar: 8_760 }],
    [{ ...notice, auxiliar: 8_760.01 }, 'auxiliar restriction.needs_hours'],
    [notice, 'auxiliar restriction.needs_hours'],
    [{ ...capacity, auxiliar: 1 }],
    [{ ...capacity, auxiliar: 0 }, 'auxiliar restriction.needs_seats'],
    [{ ...capacity, auxiliar: 1.5 }, 'auxiliar restriction.needs_seats'],
    [{ ...capacity, auxiliar: 999 }],
    [{ ...capacity, auxiliar: 1_000 }, 'auxiliar restriction.needs_seats'],
    [capacity, 'auxiliar restriction.needs_seats'],
  ),
  ...rowsOf(
    places,
    [{ kind: 'airport', airport_id: 1, property_id: null }],
    [{ kind: 'airport', airport_id: null, property_id: null }, 'airport_id place.no_airport'],
    [{ kind: 'airport', airport_id: null, property_id: 1 }, 'airport_id place.no_airport'],
    [{ kind: 'airport', airport_id: 1, property_id: 1 }, 'property_id place.of_both'],
    [{ kind: 'property', airport_id: null, property_id: 1 }],
    [{ kind: 'property', airport_id: null, property_id: null }, 'property_id place.no_property'],
    [{ kind: 'property', airport_id: 1, property_id: null }, 'property_id place.no_property'],
    [{ kind: 'property', airport_id: 1, property_id: 1 }, 'airport_id place.of_both'],
  ),
  ...rowsOf(
    segments,
    [{ place_area_origin_id: 101, place_area_destination_id: 201 }],
    [
      { place_area_origin_id: 101, place_area_destination_id: 101 },
      'place_area_destination_id segment.same_place',
    ],
    [
      { place_area_origin_id: null, place_area_destination_id: null },
      'place_area_origin_id field.required',
      'place_area_destination_id field.required',
    ],
  ),
  ...rowsOf(
    services,
    [{ private: true, departure_capacity: null }],
    [{ private: false, departure_capacity: 0 }],
    [{ private: true, departure_capacity: 0 }, 'departure_capacity service.seats_of_private'],
  ),
  ...rowsOf(
    merchants,
    [{ gateway: 'stripe', secret_reference: 'STRIPE_CIHC_SECRET_KEY' }],
    [{ gateway: 'stripe', secret_reference: '' }],
    [{ gateway: null, secret_reference: '' }],
    [{ gateway: 'sandbox', secret_reference: '' }],
    [
      { gateway: 'sandbox', secret_reference: 'STRIPE_CIHC_SECRET_KEY' },
      'gateway merchant.key_without_gateway',
    ],
    [{ gateway: null, secret_reference: 'STRIPE_CIHC_SECRET_KEY' }, 'gateway merchant.key_without_gateway'],
  ),
  ...rowsOf(
    societies,
    [{ airport_tax_rates: [] }],
    [{ airport_tax_rates: ['CUN 16', 'PUJ 16'] }],
    [{ airport_tax_rates: ['CUN 16', 'PUJ 18', 'cun: 8%'] }, 'airport_tax_rates.2 society.airport_twice'],
  ),
  ...rowsOf(
    systems,
    [{ username: `${DEFAULT_SYSTEM_USER}2` }],
    [{ username: DEFAULT_SYSTEM_USER.toUpperCase() }, 'username system.user_of_app'],
  ),
  ...rowsOf(
    terms,
    [{ text_en: ['.'], text_es: ['.'] }],
    [{ text_en: [' '] }, 'text_en terms.empty'],
    [{ text_en: [], text_es: [] }, 'text_en terms.empty', 'text_es terms.empty'],
  ),
  ...rowsOf(
    regions,
    [{ allow_tags: ['CLUB:GOLD'], deny_tags: ['CLUB:SILVER'] }],
    [{ allow_tags: ['CLUB:GOLD'], deny_tags: ['AGENCY:A', 'club:gold '] }, 'deny_tags.1 tag.contradiction'],
  ),
  ...rowsOf(
    brand,
    [{ accent_light: '', accent_dark: '', deep_light: '', deep_dark: '' }],
    [{ accent_light: '#0b5fa5', accent_dark: '#8ec5ff', deep_light: '#0b2a4a', deep_dark: '#123a63' }],
    // Readable in the other theme.
    [{ accent_light: '#8ec5ff' }, 'accent_light brand.too_light'],
    [{ accent_dark: '#0b5fa5' }, 'accent_dark brand.too_dark'],
    [
      { deep_light: '#2f8d92', deep_dark: '#ffffff' },
      'deep_light brand.deep_too_light',
      'deep_dark brand.deep_too_light',
    ],
  ),
  ...rowsOf(
    messageTemplates,
    [{ body: '' }],
    [{ subject: 'See you soon' }, 'subject message_template.field_missing'],
    [{ body: 'Hello {{gest_name}}' }, 'body message_template.field_unknown'],
    [{ closing: 'Hello {{guest_name}' }, 'closing message_template.braces'],
    [{ preview_text: '<b>now</b>' }, 'preview_text message_template.markup'],
    [{ ...passwordLetter, subject: 'Choose a password' }],
    [{ ...passwordLetter, subject: '{{link}}' }, 'subject message_template.field_elsewhere'],
    [{ kind: 'postcard', subject: 'See you soon' }, 'kind field.invalid'],
    [{ headline: '' }, 'headline message_template.text_missing'],
    [{ content_number: `HX${'0'.repeat(32)}` }, 'content_number message_template.only_whatsapp'],
    [{ channel: 'sms' }, 'kind message_template.other_channel'],
    [{ kind: 'landed' }, 'kind message_template.other_channel'],
    [smsText],
    [{ ...smsText, body: '' }, 'body message_template.text_missing'],
    [{ ...smsText, headline: 'News' }, 'headline message_template.only_mail'],
    [
      { ...smsText, body: 'Call {{guest_name}}' },
      'body message_template.field_unknown',
      'body message_template.field_missing',
    ],
    [{ ...smsText, body: `${smsText.body} ${'a'.repeat(1_700)}` }, 'body message_template.too_many_parts'],
    [{ ...smsText, body: `${smsText.body} ${'a'.repeat(150)}` }],
    // One emoji, and the same text takes twice as many parts.
    [{ ...smsText, body: `${smsText.body} ${'a'.repeat(150)} 🚐` }, 'body message_template.too_many_parts'],
    [{ ...smsText, channel: 'whatsapp' }, 'body message_template.field_at_end'],
    [{ ...smsText, channel: 'whatsapp', body: `${smsText.body}.`, content_number: `HX${'0'.repeat(32)}` }],
    [
      { ...smsText, channel: 'whatsapp', body: `${smsText.body} ${'a'.repeat(1_024)}` },
      'body message_template.too_long',
    ],
  ),
];

const issuesOf = ({ definition, change }: Pick<Case, 'definition' | 'change'>): string[] =>
  checkFacts(definition, { ...definition.example, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('checks between the fields of a row', () => {
  it.each(cases.map((one) => [one.definition.one, one.change, one.issues, one] as const))(
    '%s with %j: %j',
    (_, __, issues, one) => {
      expect(issuesOf(one)).toEqual(issues);
    },
  );

  it.each(ALL_CATALOGUES.filter(({ check }) => check).map((one) => [one.name, one] as const))(
    'every code of %s has a row, and so has a permitted one',
    (_, definition) => {
      const own = cases.filter((one) => one.definition.name === definition.name);
      const said = own.flatMap(({ issues }) => issues.map((issue) => issue.replace(/.* /, '')));
      const codes = definition.codes.filter((code) => code !== definition.sealedBy?.code);
      expect(said).toEqual(expect.arrayContaining([...codes]));
      expect(own.some(({ issues }) => issues.length === 0)).toBe(true);
    },
  );

  it.each(ALL_CATALOGUES.map((one) => [one.name, one] as const))('both examples of %s pass', (_, one) => {
    expect([{}, one.otherwise].map((change) => issuesOf({ definition: one, change }))).toEqual([[], []]);
  });
});
