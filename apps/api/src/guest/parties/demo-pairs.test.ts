import type { CallAnswer } from '@traslado/contract/schemas';
import { expect, it } from 'vitest';
import { signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** The demo's pairs keep the promises of its page. */

const test = useTestApp();

type List = CallAnswer<'listRelatedStays'>;

async function candidates(folio: string, lastName: string): Promise<List> {
  const guest = { hotel: folio.slice(0, 2), folio, lastName };
  const headers = { authorization: `Bearer ${await signIn(test, guest)}` };
  const query = new URLSearchParams({ resort: guest.hotel, reservation: folio });
  const after = await test.app.inject({ url: `/api/v2/reservations/consecutives?${query}`, headers });
  const beside = await test.app.inject({
    method: 'POST',
    url: '/API/GetListRelatedReservations',
    headers,
    payload: { data: { resort: guest.hotel, reservation: folio } },
  });
  return [...after.json<List>(), ...beside.json<List>()];
}

it.each([
  ['BP100004-1', 'Nguyen', 'PM100004-1', 'consecutive', null],
  ['BP100005-1', 'Hansen', 'BP100006-1', 'related', null],
  ['BP100006-1', 'Hansen', 'BP100005-1', 'related', null],
  ['BP100105-1', 'Moreau', 'BP100106-1', 'related', 'link.included_does_not_match'],
  ['BP100107-1', 'Novák', 'BP100108-1', 'related', 'link.no_transportation_included'],
  ['BP100109-1', 'Sato', 'SC100109-1', 'consecutive', 'link.different_destination'],
  ['BP100110-1', 'Ibrahim', 'CR100110-1', 'consecutive', null],
  ['BP100110-1', 'Ibrahim', 'PM100110-1', 'consecutive', 'link.not_consecutive'],
  ['CR100110-1', 'Ibrahim', 'PM100110-1', 'consecutive', null],
  ['BP100111-1', 'Weber', 'PM100111-1', 'consecutive', 'link.not_consecutive'],
  ['BP100112-1', 'Kapoor', 'BP100113-1', 'related', 'link.dates_do_not_match'],
  ['BP100114-1', 'Dubois', 'BP100008-1', 'related', 'link.already_has_transportation'],
  ['BP100115-1', 'Lindqvist', 'BP100116-1', 'related', null],
] as const)('%s of %s and %s: %s, %s', async (folio, lastName, other, kind, code) => {
  const list = await candidates(folio, lastName);
  const found = list.find(({ confirmationNumber }) => confirmationNumber === other);
  expect([found?.link.kind, found?.link.refusal?.code ?? null]).toEqual([kind, code]);
});
