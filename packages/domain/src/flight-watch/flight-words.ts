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
      cancelled_uncertain: 'Possibly canceled',
      diverted: 'Diverted',
      unknown: 'Unknown',
    },
    frozen: {
      cancelled: 'Flight canceled: do not mark as missed',
      cancelled_uncertain: 'Flight possibly canceled: do not mark as missed',
      diverted: 'Flight diverted: do not mark as missed',
      moved: 'Flight moved by several hours: do not mark as missed',
    },
    bases: {
      actual_gate: 'actual gate time',
      estimated_gate: 'estimated',
      runway: 'from its landing',
      model: 'model estimate',
      schedule: 'from the timetable',
      by_hand: 'set manually',
      accepted: 'accepted by the guest',
      sold: 'as sold',
    },
    notices: {
      pick_up_moved: 'New pick-up',
      pick_up_proposed: 'New pick-up proposed',
      flight_earlier: 'The flight leaves earlier',
      ride_frozen: 'Ride on hold',
      ride_unfrozen: 'The flight operates after all',
      landed: 'Landed: the driver is waiting',
    },
    troubles: {
      frozen: 'Ride on hold: the guest has to choose',
      unanswered: 'New pick-up proposed, no answer yet',
      unreachable: 'Guest not notified: call them',
      contradicting: 'Sources disagree',
      unknown: 'Unknown flight',
    },
    notified: {
      told: (at, channel, pickUp) => `Notified ${at} by ${channel}: pick-up ${pickUp}`,
      waiting: 'On its way',
      notSent: (because) => `Not notified: ${because}`,
      channels: { mail: 'email', push: 'notification', sms: 'SMS', whatsapp: 'WhatsApp' },
      because: {
        cancelled: 'the ride was canceled',
        marked: 'the ride already has a result',
        known: 'the guest already knew',
        frozen: 'the ride is on hold',
        limit: 'six notices were sent',
        passed: 'the pick-up was over',
        moved_again: 'the flight moved again',
        nobody: 'the resort has no recipient for notices',
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
      cancelled_uncertain: 'Posiblemente cancelado',
      diverted: 'Desviado',
      unknown: 'Desconocido',
    },
    frozen: {
      cancelled: 'Vuelo cancelado: no marcar como perdido',
      cancelled_uncertain: 'Vuelo posiblemente cancelado: no marcar como perdido',
      diverted: 'Vuelo desviado: no marcar como perdido',
      moved: 'Vuelo movido varias horas: no marcar como perdido',
    },
    bases: {
      actual_gate: 'hora real en la puerta',
      estimated_gate: 'estimada',
      runway: 'según su aterrizaje',
      model: 'estimada por un modelo',
      schedule: 'según el horario',
      by_hand: 'puesta manualmente',
      accepted: 'aceptada por el huésped',
      sold: 'como se vendió',
    },
    notices: {
      pick_up_moved: 'Nueva hora',
      pick_up_proposed: 'Nueva hora propuesta',
      flight_earlier: 'El vuelo sale antes',
      ride_frozen: 'Traslado en pausa',
      ride_unfrozen: 'El vuelo sí opera',
      landed: 'Aterrizó: el chofer espera',
    },
    troubles: {
      frozen: 'Traslado en pausa: el huésped debe elegir',
      unanswered: 'Nueva hora propuesta, sin respuesta',
      unreachable: 'No se pudo avisar al huésped: llámalo',
      contradicting: 'Fuentes en conflicto',
      unknown: 'Vuelo desconocido',
    },
    notified: {
      told: (at, channel, pickUp) => `Se avisó ${at} por ${channel}: recogida ${pickUp}`,
      waiting: 'En camino',
      notSent: (because) => `Sin aviso: ${because}`,
      channels: { mail: 'correo', push: 'notificación', sms: 'SMS', whatsapp: 'WhatsApp' },
      because: {
        cancelled: 'el traslado se canceló',
        marked: 'el traslado ya tiene resultado',
        known: 'el huésped ya lo sabía',
        frozen: 'el traslado está en pausa',
        limit: 'ya se enviaron seis avisos',
        passed: 'la hora ya había pasado',
        moved_again: 'el vuelo se movió otra vez',
        nobody: 'el resort no tiene destinatarios de avisos',
      },
    },
  },
} as const satisfies Record<Language, FlightWords>;
