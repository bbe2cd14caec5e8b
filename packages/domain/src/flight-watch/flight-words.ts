import type { FlightTrouble } from '../desk/queues.ts';
import type { Language } from '../language.ts';
import type { PickUpBasis } from './expected-pick-up.ts';
import type { FreezeReason } from './freeze.ts';
import type { GuestNoticeKind } from './guest-notice.ts';
import type { FlightState } from './news.ts';

/** Words of the last notice to a guest. */
export type NotifiedWords = {
  readonly told: (at: string, channel: string, pickUp: string) => string;
  readonly waiting: string;
  readonly notSent: (because: string) => string;
  readonly none: string;
  readonly channels: Readonly<Record<string, string>>;
  readonly because: Readonly<Record<string, string>>;
};

type FlightWords = {
  readonly states: Readonly<Record<FlightState, string>>;
  readonly frozen: Readonly<Record<FreezeReason, string>>;
  readonly bases: Readonly<Record<PickUpBasis, string>>;
  readonly notices: Readonly<Record<GuestNoticeKind, string>>;
  readonly troubles: Readonly<Record<FlightTrouble, string>>;
  readonly notified: NotifiedWords;
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
    notified: {
      told: (at, channel, pickUp) => `Told ${at} by ${channel}: pick-up ${pickUp}`,
      waiting: 'On its way',
      notSent: (because) => `Not told: ${because}`,
      none: 'Nothing to tell',
      channels: { mail: 'email', push: 'notification', sms: 'SMS', whatsapp: 'WhatsApp' },
      because: {
        cancelled: 'the ride was canceled',
        marked: 'the ride has its outcome',
        known: 'the guest knew it',
        frozen: 'the ride stands still',
        limit: 'six notices were sent',
        passed: 'the pick-up was over',
        moved_again: 'the flight moved again',
        nobody: 'no address of the resort wants notices',
      },
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
    notified: {
      told: (at, channel, pickUp) => `Avisado ${at} por ${channel}: recogida ${pickUp}`,
      waiting: 'En camino',
      notSent: (because) => `Sin aviso: ${because}`,
      none: 'Nada que avisar',
      channels: { mail: 'correo', push: 'notificación', sms: 'SMS', whatsapp: 'WhatsApp' },
      because: {
        cancelled: 'el traslado se canceló',
        marked: 'el traslado ya tiene resultado',
        known: 'el huésped ya lo sabía',
        frozen: 'el traslado está detenido',
        limit: 'ya se enviaron seis avisos',
        passed: 'la hora ya había pasado',
        moved_again: 'el vuelo se movió otra vez',
        nobody: 'ninguna dirección del resort recibe avisos',
      },
    },
  },
} as const satisfies Record<Language, FlightWords>;
