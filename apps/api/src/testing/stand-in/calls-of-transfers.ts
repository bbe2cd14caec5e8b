import { routes } from '@traslado/contract/routes';
import { addMonths } from '@traslado/domain/time/civil';
import { found, type StandInCall } from './stand-in-call.ts';
import type { StandInState } from './state.ts';

/** Calls to and from the group's transfers backend beside its sales: included services, days, links, questions. */
export function callsOfTransfers(state: StandInState): StandInCall[] {
  return [
    {
      name: 'listIncludedTransfers',
      route: routes.listIncludedTransfers,
      answer: ({ query }) =>
        found(
          (state.included.get(query.get('folio') ?? '') ?? []).map((id) => ({
            id,
            included: true,
            name: 'of theirs',
          })),
        ),
    },
    {
      name: 'getReservationDates',
      route: routes.getReservationDates,
      answer: ({ params }) =>
        found(
          state.dates.get(Number(params.serviceID)) ?? {
            from: state.today,
            to: addMonths(state.today, 24),
            closed: [],
          },
        ),
    },
    {
      name: 'linkConsecutiveStay',
      route: routes.linkConsecutiveStay,
      answer({ params: { baseFolio = '', folio = '' } }) {
        state.links.push([baseFolio, folio]);
        return found({ receptive_group_id: 8_000 + state.links.length });
      },
    },
    {
      name: 'sendContactMessage',
      route: routes.sendContactMessage,
      answer({ body }) {
        state.questions.push(Object.fromEntries(new URLSearchParams(body)));
        return { status: 201, body: { reference: `THEIRS-${state.questions.length}`, reply_to: '' } };
      },
    },
  ];
}
