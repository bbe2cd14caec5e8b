import { type Binding, bind } from '../../http/bind.ts';
import { type ProveStayDependencies, proveStay } from './prove-stay.ts';

export type StaysDependencies = Omit<ProveStayDependencies, 'tokens'>;

/** Stays of guests, and how a guest becomes known. */
export function bindStays(binding: Binding, dependencies: StaysDependencies): void {
  bind(binding, 'findStay', async ({ params, query, ip, language, now, reply }) => {
    reply.header('cache-control', 'no-store');
    return proveStay(
      { ...dependencies, tokens: binding.tokens },
      { lastName: params.lastname, folio: params.folio, arrival: query.arrival, ip, language, now },
    );
  });
}
