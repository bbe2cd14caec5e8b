import type { LightMyRequestResponse } from 'fastify';
import type { Theirs } from './group-backend.ts';
import { bodyOf, create, type GuestOf, makeStay, serviceOf, signIn } from './sales.ts';

/** Two stays of one reservation that ride together where the group's backend sells, and their sale under one key. */
export async function makeStaysTogether({ test }: Pick<Theirs, 'test'>): Promise<{
  main: GuestOf;
  other: GuestOf;
  token: string;
  sell: () => Promise<LightMyRequestResponse>;
}> {
  const main = await makeStay(test);
  const { resv_name_id } = await test.db
    .selectFrom('pms_stay')
    .select('resv_name_id')
    .where('folio', '=', main.folio)
    .executeTakeFirstOrThrow();
  const other = await makeStay(test, { parent_resv_name_id: resv_name_id });
  const token = await signIn(test, main);
  const form = new URLSearchParams({
    hotel: 'BP',
    folio: main.folio,
    adults: '2',
    minors: '0',
    baby: '0',
    'reservations[0][hotel]': 'BP',
    'reservations[0][folio]': other.folio,
    'reservations[0][adults]': '1',
    'reservations[0][minors]': '1',
    'reservations[0][baby]': '0',
  });
  const group = await test.app.inject({
    method: 'POST',
    url: '/v1/transfers/receptive-group-booking/receptive-group',
    ...multipartOf(form, token),
  });
  if (group.statusCode !== 200) throw new Error(`no group: ${group.body}`);
  const body = await bodyOf(test, main, serviceOf.suvRoundTrip, {
    adults: 3,
    minors: 1,
    receptive_group_id: group.json().receptive_group_id,
  });
  return { main, other, token, sell: () => create(test, token, serviceOf.suvRoundTrip, body) };
}

function multipartOf(form: URLSearchParams, token: string) {
  const parts = [...form].map(
    ([name, value]) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    payload: `${parts.join('')}--cut--\r\n`,
  };
}
