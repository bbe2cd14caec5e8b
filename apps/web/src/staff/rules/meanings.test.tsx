import { includedRules } from '@traslado/domain/catalogues/included-rules';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { publishingRules } from '@traslado/domain/catalogues/publishing-rules';
import { refundRules } from '@traslado/domain/catalogues/refund-rules';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { rules as en } from '../../i18n/en/rules.ts';
import type { Locale } from '../../i18n/locale.ts';
import { IncludedMeaning, OperationMeaning, RefundMeaning, SegmentMeaning } from './meanings.tsx';
import { PublishingMeaning } from './publishing-meaning.tsx';
import { RestrictionMeaning, RestrictionState } from './restriction-meaning.tsx';
import { restrictionsScreen } from './screens.tsx';

type Refund = Parameters<typeof RefundMeaning>[0]['facts'];
type Segment = Parameters<typeof SegmentMeaning>[0]['facts'];

const UNFINISHED = 'Fill in the form to see its effect.';

describe('the meaning of a refund rule', () => {
  const said = async (facts: Partial<Refund>, locale: Locale = 'en-US') =>
    (
      await draw(
        <RefundMeaning
          facts={
            {
              active: true,
              hours_before: 24,
              percent_kept: 50,
              service_id: null,
              property_id: null,
              ...facts,
            } as Refund
          }
        />,
        { locale },
      )
    ).text;

  it('is told by an example of a hundred', async () => {
    expect(await said({})).toContain(
      'Canceling less than 24 hours before the pick-up costs 50% of the price.|Of USD 100.00, the guest is refunded USD 50.00.',
    );
    expect(await said({ percent_kept: 100 })).toContain('the guest is refunded USD 0.00.');
    expect(await said({ hours_before: 1_000 })).toContain('less than 1,000 hours');
  });

  it('of one hour is told of one', async () => {
    expect(await said({ hours_before: 1 })).toContain('Canceling less than 1 hour before the pick-up');
    expect(await said({ hours_before: 1 }, 'es-MX')).toContain('menos de 1 hora de anticipación');
    expect(await said({}, 'es-MX')).toContain('menos de 24 horas de anticipación');
  });

  it('of nought hours has no effect, and no example', async () => {
    const text = await said({ hours_before: 0 });
    expect(text).toContain('so 0 hours has no effect');
    expect(text).not.toContain('USD');
  });

  it.each<Record<string, number | null>>([
    { hours_before: null },
    { percent_kept: null },
    { percent_kept: 101 },
    { percent_kept: -1 },
    { hours_before: -1 },
  ])('is not told while it is unfinished or impossible: %j', async (facts) =>
    expect(await said(facts as Partial<Refund>)).toContain(UNFINISHED),
  );

  it('does not apply while it is inactive', async () => {
    expect(await said({ active: false })).toContain('It’s inactive, so this doesn’t apply.');
  });
});

describe('the meaning of hours before flights', () => {
  const said = async (facts: Partial<Segment>) =>
    (
      await draw(
        <SegmentMeaning
          facts={
            {
              active: true,
              international_hour_before: '04:00',
              national_hour_before: '03:00',
              ...facts,
            } as Segment
          }
        />,
      )
    ).text;

  it('is told by one flight', async () => {
    expect(await said({})).toContain(
      'For a flight at 2:35 PM: pick-up at 10:35 AM if it’s international, pick-up at 11:35 AM if it’s domestic.',
    );
  });

  it('that reach into the day before tell the clock of that day', async () => {
    expect(await said({ international_hour_before: '15:00' })).toContain(
      'pick-up at 11:35 PM if it’s international',
    );
  });

  it('is not told while a time is unfinished', async () => {
    expect(await said({ national_hour_before: '3:' })).toContain(UNFINISHED);
  });
});

it.each([
  ['an operation', OperationMeaning, operationConfigurations.example],
  ['an included ride', IncludedMeaning, includedRules.example],
] as const)('%s whose rows have no names yet is unfinished', async (_, Meaning, example) => {
  const Any = Meaning as (props: { facts: unknown }) => ReturnType<typeof RefundMeaning>;
  const { text } = await draw(<Any facts={{ ...example, notification_mails: [], active: true }} />);
  expect(text).toContain(UNFINISHED);
});

/** Names of rows that fields name, as answers have had them. */
const named = (catalogue: string, labels: Readonly<Record<string, string>>) => ({
  answers: [
    [
      ['staff', catalogue, 'labels'],
      Object.fromEntries(Object.entries(labels).map(([field, name]) => [field, { 1: name }])),
    ],
  ] as const,
});

describe('the meaning of an operation', () => {
  const names = { segment_id: 'CUN - BP', property_id: 'Bahía Perla', restriction_id: 'Festival' };
  const facts = {
    ...operationConfigurations.example,
    ...{ segment_id: 1, property_id: 1, restriction_id: null, notification_mails: [], active: true },
    ...{ initial_service_time: '06:00', final_service_time: '22:30' },
  };
  const said = async (change: object) =>
    (
      await draw(
        <OperationMeaning facts={{ ...facts, ...change } as never} />,
        named('operation-configurations', names),
      )
    ).text;

  it.each<[object, string]>([
    [{}, 'CUN - BP, at Bahía Perla: pick-ups from 6:00 AM to 10:30 PM.'],
    [{ final_service_time: '02:00' }, 'pick-ups from 6:00 AM to 2:00 AM the next morning.'],
    [{ final_service_time: '06:00' }, 'pick-ups around the clock.'],
    [{ initial_service_time: '00:00', final_service_time: '23:59' }, 'pick-ups around the clock.'],
    [{ restriction_id: 1 }, 'Restricted by “Festival”.'],
    [{ notification_mails: ['a@b.mx', ' ', 'c@d.mx'] }, 'Booking notices go to a@b.mx and c@d.mx.'],
  ])('%j', async (change, words) => expect(await said(change)).toContain(words));

  it('is not told while an hour is unfinished', async () => {
    expect(await said({ final_service_time: '2:' })).toContain(UNFINISHED);
  });
});

describe('the meaning of an included ride', () => {
  const facts = {
    ...includedRules.example,
    ...{ property_id: 1, service_id: 1, rate_plan: '', market_segment: '', min_nights: 0, club: '' },
    ...{ is_member: 'any', is_guest: 'any', active: true },
  };
  const labels = named('included-rules', { property_id: 'Bahía Perla', service_id: 'Shuttle' });
  it.each<[object, string]>([
    [{}, 'All stays at Bahía Perla include Shuttle. Their guests pay nothing for it.'],
    [
      { rate_plan: ' AI ', min_nights: 3 },
      'Stays at Bahía Perla (rate plan AI and 3 nights or more) include',
    ],
    [{ min_nights: 1 }, 'Stays at Bahía Perla (1 night or more) include'],
    [{ is_member: 'no', is_guest: 'yes' }, '(not members and guests of members) include'],
    [{ market_segment: 'WEB', club: 'GOLD' }, '(segment WEB and club GOLD) include'],
  ])('%j', async (change, words) => {
    const { text } = await draw(<IncludedMeaning facts={{ ...facts, ...change } as never} />, labels);
    expect(text).toContain(words);
  });
});

it.each([
  [{ service_id: 1, property_id: 1 }, en.refund.service('Shuttle')],
  [{ service_id: null, property_id: 1 }, en.refund.property('Bahía Perla')],
])('a refund rule says what it is about: %j', async (change, words) => {
  const facts = { ...refundRules.example, active: true, hours_before: 24, percent_kept: 50, ...change };
  const labels = named('refund-rules', { service_id: 'Shuttle', property_id: 'Bahía Perla' });
  expect((await draw(<RefundMeaning facts={facts as never} />, labels)).text).toContain(words);
});

describe('the meaning of a publishing rule', () => {
  const said = async (change: object) =>
    (
      await draw(
        <PublishingMeaning
          facts={{ ...publishingRules.example, catalogues: ['rates'], active: true, ...change } as never}
        />,
      )
    ).text;

  it('is what it asks of the catalogues that it names', async () => {
    const both = await said({ only_by_sets: true, second_person: true });
    expect(both).toContain('Changed only by publishing a change set: Rates.');
    expect(both).toContain(en.publishing.second);
    expect(both).toContain(en.publishing.own);
    expect(both).toContain('Prices also depend on catalogs that this rule doesn’t include: ');
    expect(await said({ only_by_sets: true, second_person: false })).not.toContain(en.publishing.second);
  });

  it.each<[object, string]>([
    [{ only_by_sets: false, second_person: false }, en.publishing.nothing],
    [{ catalogues: [] }, UNFINISHED],
  ])('%j', async (change, words) => expect(await said(change)).toBe(words));

  it('can be turned off by nobody alone where it is about rules too', async () => {
    const catalogues = ['rates', 'publishing-rules'];
    expect(await said({ catalogues, second_person: true })).not.toContain(en.publishing.own);
  });
});

describe('the meaning of a restriction', () => {
  const facts = { ...restrictions.example, active: true, auxiliar: null, blackout_from: '', blackout_to: '' };
  const profile = (permissions: readonly string[]) => [['staff', 'profile'], { permissions }] as const;
  const inForce = ['staff', 'operation-configurations', 'in-force'];
  const see = 'operation-configurations:see';
  const configured = (...restriction: (number | null)[]) =>
    restriction.map((one, at) => ({
      id: at + 1,
      description: `Vans ${at + 1}`,
      resort: at < 2 ? 'Bahía Perla' : 'Caleta Real',
      restriction: one,
      segment_id: at + 11,
      property_id: at < 2 ? 1 : 2,
    }));
  const told = (
    change: object,
    {
      id = 3 as number | null,
      configurations,
      permissions = [see],
    }: { id?: number | null; configurations?: object[]; permissions?: string[] } = {},
  ) =>
    draw(<RestrictionMeaning facts={{ ...facts, ...change } as never} id={id} />, {
      answers: [
        profile(permissions),
        [['staff', 'operation-configurations', 'labels'], { property_id: { 1: 'BP · Bahía Perla' } }],
        ...(configurations ? [[inForce, configurations] as const] : []),
      ],
    });
  const said = async (...asked: Parameters<typeof told>) => (await told(...asked)).text;
  const closed = { category: 'blackout', blackout_from: '2027-01-05' };

  it.each<[object, string]>([
    [closed, 'Rides on January 5, 2027 aren’t offered.'],
    [{ ...closed, blackout_to: '2027-01-05' }, 'Rides on January 5, 2027 aren’t offered.'],
    [
      { ...closed, blackout_to: '2027-01-09' },
      'Rides from January 5, 2027 to January 9, 2027 aren’t offered.',
    ],
    [{ ...closed, blackout_to: '2027-01-04' }, UNFINISHED],
    [{ category: 'blackout' }, UNFINISHED],
    [{ category: 'minimum_notice', auxiliar: 1_000 }, 'at least 1,000 hours before the pick-up.'],
    [{ category: 'minimum_notice', auxiliar: 1 }, 'at least 1 hour before the pick-up.'],
    [{ category: 'capacity', auxiliar: 1 }, 'A shared departure takes 1 person at most.'],
    [{ category: 'capacity', auxiliar: 12 }, 'A shared departure takes 12 people at most.'],
    [{ category: 'capacity' }, UNFINISHED],
  ])('%j', async (change, words) => expect(await said(change)).toContain(words));

  it('claims nothing while no configuration uses it, and says whose turn it is', async () => {
    const unused = [en.restriction.unused, en.restriction.until].join('|');
    expect(await said(closed, { configurations: configured(null, 8) })).toMatch(unused);
    expect(await said(closed, { configurations: configured(3), id: null })).toMatch(unused);
    const { text, links } = await told(closed, { configurations: configured(null) });
    expect(text).toContain(en.restriction.colleague);
    expect(links()).toEqual(['/admin/operation-configurations Operating hours']);
  });

  it('says at which resorts it applies', async () => {
    const { text, links } = await told(closed, { configurations: configured(3, 3, 3) });
    expect(text).not.toContain(en.restriction.unused);
    expect(text).toContain('It applies at Bahía Perla and Caleta Real.');
    expect(links()).toContain('/admin/operation-configurations/3 Vans 3');
    expect(links()).toContain(
      '/admin/guest-price?hotel=BP&trip=arrival&date=2027-01-05&adults=2 See it in Guest price',
    );
  });

  it.each([
    ['', ['blackout_from', 'blackout_to', 'auxiliar']],
    ['blackout', ['auxiliar']],
    ['capacity', ['blackout_from', 'blackout_to']],
  ])('of the category “%s” has a form without %j', (category, without) => {
    const blank = { ...facts, category, blackout_from: null, blackout_to: null };
    expect(restrictionsScreen.useLeftOut?.(blank as never)).toEqual(without);
    // A value is never hidden.
    expect(restrictionsScreen.useLeftOut?.({ ...blank, auxiliar: 4 } as never)).not.toContain('auxiliar');
  });

  it('says neither to a person who may not see the configurations', async () => {
    const text = await said(closed, { configurations: configured(null), permissions: [] });
    expect(text).toBe(`Rides on January 5, 2027 aren’t offered.|${en.restriction.new}`);
  });

  it('is attached at a resort by a person who may change the configurations', async () => {
    const permissions = [see, 'operation-configurations:change'];
    const { all } = await told(closed, { configurations: configured(null, null, 3), permissions });
    expect(all('select')).toEqual(['Choose a resort|Bahía Perla|Caleta Real']);
    // A single resort is chosen already.
    const shown = await told(closed, { configurations: configured(null, 8), permissions });
    expect(shown.text).toContain(`${en.restriction.keeps}|Attach it to its schedule`);
    // Restrictions add up: the other one stays, in its own configuration.
    const [beside] = shown.links().filter((one) => one.includes('/new?'));
    expect(beside).toContain('segment_id=12&property_id=1&restriction_id=3 Add a second one: Vans 2');
    expect(await said(closed, { configurations: [], permissions, id: null })).toContain(
      en.restriction.afterwards,
    );
  });

  it.each<[boolean, number, string]>([
    [true, 3, ''],
    [true, 4, en.restriction.unused],
    [false, 4, 'Inactive'],
  ])('in the list, active: %s, of number %i, is “%s”', async (isActive, id, words) => {
    const { text } = await draw(<RestrictionState isActive={isActive} id={id} />, {
      answers: [profile([see]), [inForce, configured(3)]],
    });
    expect(text).toBe(words);
  });
});
