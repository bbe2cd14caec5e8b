import { channelOf } from '../../http/admit-system.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { type ProveStayDependencies, proveStay } from './prove-stay.ts';

export type StaysDependencies = Omit<ProveStayDependencies, 'tokens'>;

/** The look-up that proves a stay. */
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
}
