import type { FlightTrouble } from '../desk/queues.ts';
import type { Language } from '../language.ts';
import type { PickUpBasis } from './expected-pick-up.ts';
import type { FreezeReason } from './freeze.ts';
import type { GuestNoticeKind } from './guest-notice.ts';
import type { FlightState } from './news.ts';

type FlightWords = {
  readonly states: Readonly<Record<FlightState, string>>;
  readonly frozen: Readonly<Record<FreezeReason, string>>;
  readonly bases: Readonly<Record<PickUpBasis, string>>;
  readonly notices: Readonly<Record<GuestNoticeKind, string>>;
  readonly troubles: Readonly<Record<FlightTrouble, string>>;
};

/** Words of followed flights for staff, on the screen and on paper. */
export const flightWords = {
  en: {
    states: {
      scheduled: 'Scheduled',
      active: 'In the air',
      landed: 'Landed',
      departed: 'Departed',
      cancelled: 'Canceled',
      cancelled_uncertain: 'Perhaps canceled',
      diverted: 'Diverted',
      unknown: 'Not known',
    },
    frozen: {
      cancelled: 'Flight canceled: do not mark as missed',
      cancelled_uncertain: 'Flight perhaps canceled: do not mark as missed',
      diverted: 'Flight diverted: do not mark as missed',
      moved: 'Flight moved by hours: do not mark as missed',
    },
    bases: {
      actual_gate: 'at the gate',
      estimated_gate: 'estimated',
      runway: 'by its landing',
      model: 'by a model',
      schedule: 'by the timetable',
      by_hand: 'set by hand',
      accepted: 'the guest said yes',
      sold: 'as sold',
    },
    notices: {
      pick_up_moved: 'New pick-up',
      pick_up_proposed: 'New pick-up proposed',
      flight_earlier: 'The flight leaves earlier',
      ride_frozen: 'The ride stands still',
      ride_unfrozen: 'The flight comes after all',
      landed: 'The driver waits',
    },
    troubles: {
      frozen: 'Ride on hold: the guest has to choose',
      unanswered: 'New pick-up proposed, no answer yet',
      unreachable: 'Nobody reachable: call the guest',
      contradicting: 'Sources contradict each other',
      unknown: 'Nobody knows this flight',
    },
  },
  es: {
    states: {
      scheduled: 'Programado',
      active: 'En el aire',
      landed: 'Aterrizó',
      departed: 'Salió',
      cancelled: 'Cancelado',
      cancelled_uncertain: 'Quizá cancelado',
      diverted: 'Desviado',
      unknown: 'No se sabe',
    },
    frozen: {
      cancelled: 'Vuelo cancelado: no marcar como perdido',
      cancelled_uncertain: 'Vuelo quizá cancelado: no marcar como perdido',
      diverted: 'Vuelo desviado: no marcar como perdido',
      moved: 'Vuelo movido varias horas: no marcar como perdido',
    },
    bases: {
      actual_gate: 'en la puerta',
      estimated_gate: 'estimada',
      runway: 'por su aterrizaje',
      model: 'por un modelo',
      schedule: 'según el horario',
      by_hand: 'puesta a mano',
      accepted: 'el huésped dijo que sí',
      sold: 'como se vendió',
    },
    notices: {
      pick_up_moved: 'Nueva hora',
      pick_up_proposed: 'Nueva hora propuesta',
      flight_earlier: 'El vuelo sale antes',
      ride_frozen: 'El traslado queda detenido',
      ride_unfrozen: 'El vuelo sí llega',
      landed: 'El chofer espera',
    },
    troubles: {
      frozen: 'Traslado detenido: el huésped debe elegir',
      unanswered: 'Nueva hora propuesta, sin respuesta',
      unreachable: 'Nadie localizable: llama al huésped',
      contradicting: 'Las fuentes se contradicen',
      unknown: 'Nadie conoce este vuelo',
    },
  },
} as const satisfies Record<Language, FlightWords>;
