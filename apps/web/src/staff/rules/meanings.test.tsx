import { includedRules } from '@traslado/domain/catalogues/included-rules';
import { operationConfigurations } from '@traslado/domain/catalogues/operation-configurations';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { IncludedMeaning, OperationMeaning, RefundMeaning, SegmentMeaning } from './meanings.tsx';

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
