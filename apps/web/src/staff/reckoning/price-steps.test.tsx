import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { exampleOf } from '../../../testing/example-of.ts';
import { PriceSteps } from './price-steps.tsx';
import { type Reason, Reasons } from './reasons.tsx';

const answer = exampleOf('searchGuestPrice');
const [service] = answer.services;
if (!service?.priced) throw new Error('the example has no price');
const { priced } = service;

const steps = async (change: Partial<typeof service>) =>
  (await draw(<PriceSteps answer={answer} service={{ ...service, ...change }} />)).text;

describe('the calculation of a price', () => {
  it('ends in the price less what is included', async () => {
    expect(await steps({})).toMatch(/\|To pay\|USD 84\.00$/);
    expect(await steps({ priced: { ...priced, included: 42, amount_due: 42 } })).toContain(
      'USD 84.00 − USD 42.00 = USD 42.00',
    );
  });

  it('has a line for each kind of passenger, those who ride free among them', async () => {
    const text = await steps({});
    expect(text).toContain('2 × USD 42.00|USD 84.00');
    expect(text).toContain('1 × USD 0.00|USD 0.00');
  });

  it('names the rate that wins, and folds the others away', async () => {
    expect(await steps({})).toContain('Rate 1111 “All year”');
    const [won] = service.considered;
    if (!won) throw new Error('the example considers no rate');
    const lost = { rate: 1112, verdict: 'loses', by: 'priority', against: 1111 } as unknown as typeof won;
    const [rate] = service.rates;
    if (!rate) throw new Error('the example has no rate');
    const text = await steps({
      considered: [won, lost],
      rates: [rate, { ...rate, id: 1112, description: 'Summer', priority: 2 }],
    });
    expect(text.indexOf('All year')).toBeLessThan(text.indexOf('Summer'));
    expect(text).toContain('Loses to rate 1111: its priority, 2, is a higher number.');
  });

  it('without a rate ends before the people pay', async () => {
    const text = await steps({ considered: [], rates: [], priced: null });
    expect(text).not.toContain('USD');
  });
});

describe('the reasons against an offer', () => {
  const reason = (change: Partial<Reason>): Reason =>
    ({
      code: 'a.new_code',
      params: {},
      direction: null,
      rows: [],
      facts: [],
      otherwise: [],
      ...change,
    }) as Reason;
  const said = async (...reasons: Reason[]) => draw(<Reasons reasons={reasons} />);
  const row = (id: number | null, name: string) =>
    ({ catalogue: 'rates', id, name }) as unknown as Reason['rows'][number];

  it('are none for a service that is offered', async () => expect((await said()).text).toBe(''));

  it('that are new stand as their code', async () => {
    expect((await said(reason({}))).text).toBe('a.new_code');
  });

  it('lead to the rows that decide, to the list where none is named', async () => {
    expect(
      (await said(reason({ rows: [row(4, 'High season'), row(null, 'all')] })))
        .links()
        .map((one) => one.split(' ')[0]),
    ).toEqual(['/admin/rates/4', '/admin/rates']);
  });

  it('name eight rows at most', async () => {
    const rows = Array.from({ length: 10 }, (_, place) => row(place + 1, `R${place + 1}`));
    const many = await said(reason({ rows }));
    expect(many.links()).toHaveLength(8);
    expect(many.text).toContain('2');
    expect((await said(reason({ rows: rows.slice(0, 8) }))).links()).toHaveLength(8);
  });
});
