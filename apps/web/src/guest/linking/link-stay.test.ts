import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem, stubServer } from '../../data/stub-server.ts';
import { linking as en } from '../../i18n/en/linking.ts';
import { linking as es } from '../../i18n/es/linking.ts';
import { linkedStay } from '../draft/sample-stay.ts';
import { linkStay } from './link-stay.ts';

const base = { hotel: 'BP', folio: 'BP100001-1', groupId: 0 };
const wanted = { hotel: 'PM', folio: ' pm 100002-1', lastName: ' Rivera ' };
const answerWith = (...answers: (Response | object | null)[]) =>
  stubServer(() => answers.shift() ?? null).asked;

afterEach(() => vi.unstubAllGlobals());

describe('a stay that may not ride along', () => {
  it.each(Object.keys(en.refusals))('%s has words and a next step of its own, in both languages', (code) => {
    for (const part of ['refusals', 'next'] as const) {
      const words = [en, es].map((one) => (one[part] as Readonly<Record<string, string>>)[code]);
      expect(words.every((text) => text)).toBe(true);
      expect(words[0]).not.toBe(words[1]);
      expect(Object.values(en[part]).filter((text) => text === words[0])).toHaveLength(1);
    }
  });

  it.each<[string, Response | null, string]>([
    ['another destination', problem(422, 'link.different_destination'), 'link.different_destination'],
    ['a ride of its own', problem(422, 'link.already_has_transportation'), 'link.already_has_transportation'],
    ['nothing included', problem(422, 'link.no_transportation_included'), 'link.no_transportation_included'],
    ['no such stay', problem(404, 'link.not_found'), 'link.not_found'],
    ['a date that is asked for', problem(428, 'stay.arrival_required'), 'stay.arrival_required'],
    ['a server that fails', problem(503, 'pms.unavailable'), 'link.server_error'],
    ['no answer', null, 'link.offline'],
  ])('for %s is refused by its code', async (_, answer, code) => {
    answerWith(answer);
    expect(await linkStay(base, wanted)).toMatchObject({ ok: false, refused: { code } });
  });
});

describe('a stay that joins', () => {
  it('is named by number, name and date, for the group and the booking that there are', async () => {
    const linked = linkedStay();
    const asked = answerWith(linked);
    const outcome = await linkStay(
      { ...base, groupId: 7, couponId: '7K3QW9ZC4T' },
      { ...wanted, arrival: '2027-01-17' },
    );
    expect(outcome).toEqual({ ok: true, linked });
    expect(asked[0]?.line).toMatch(/BP100001-1\/PM\/PM100002-1/);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.line.split('?')[1]))).toEqual({
      receptive_group_id: '7',
      last_name: 'Rivera',
      arrival: '2027-01-17',
      coupon_id: '7K3QW9ZC4T',
    });
  });

  it('is asked for again without a group that has become too old, once', async () => {
    const gone = () => problem(404, 'group.not_found');
    const asked = answerWith(gone(), linkedStay());
    expect(await linkStay({ ...base, groupId: 7 }, wanted)).toMatchObject({ ok: true });
    expect(asked.map(({ line }) => /group_id=(\d)/.exec(line)?.[1])).toEqual(['7', '0']);
    const again = answerWith(gone(), gone());
    expect(await linkStay({ ...base, groupId: 7 }, wanted)).toMatchObject({
      refused: { code: 'group.not_found' },
    });
    expect(again).toHaveLength(2);
  });
});
