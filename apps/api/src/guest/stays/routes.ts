import { insertLook } from '../../db/audit-looks.ts';
import { channelOf } from '../../http/admit-system.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { type AddedStayDependencies, addStay } from '../../staff/added-stays/add-stay.ts';
import { type ProveStayDependencies, proveStay } from './prove-stay.ts';
import { removeAddedStay } from '../../staff/added-stays/remove-added-stay.ts';
import { searchAddedStays } from '../../staff/added-stays/search-added-stays.ts';

export type StaysDependencies = Omit<ProveStayDependencies, 'tokens'> & AddedStayDependencies;

/** Stays of guests, how a guest becomes known, and stays that staff add by hand. */
export function bindStays(binding: Binding, dependencies: StaysDependencies): void {
  bind(binding, 'findStay', async ({ caller, params, query, ip, language, now }) =>
    proveStay(
      { ...dependencies, tokens: binding.tokens },
      {
        lastName: params.lastname,
        folio: params.folio,
        arrival: query.arrival,
        ip,
        channel: channelOf(caller),
        language,
        now,
      },
    ),
  );

  bind(binding, 'searchAddedStays', async ({ caller, body, now }) => {
    const found = await searchAddedStays(dependencies, caller, body);
    await insertLook(dependencies.db, caller, { at: 'stays', subject: '', now });
    return found;
  });

  bind(binding, 'addStay', ({ caller, body, now }) => addStay(dependencies, caller, { body, now }));

  bind(binding, 'removeAddedStay', async ({ caller, params, now }) => {
    await removeAddedStay(dependencies, caller, { ...params, now });
    return { removed: true as const };
  });
}
