import type { MissedReason } from '../booking/ride-outcome.ts';
import type { Language } from '../language.ts';
import type { ActingReason } from './acting.ts';
import type { LookReason } from './look.ts';
import type { ErasureReason, RefundReason } from './money-authority.ts';
import type { OverriddenRule } from './overrides.ts';

/** Reasons that staff choose, and the rules that they override, in words: on the screens and in the audit. */
export type ReasonWords = {
  readonly acting: Readonly<Record<ActingReason, string>>;
  readonly rules: Readonly<Record<OverriddenRule, string>>;
  readonly refund: Readonly<Record<RefundReason, string>>;
  readonly erasure: Readonly<Record<ErasureReason, string>>;
  readonly missed: Readonly<Record<MissedReason, string>>;
  readonly look: Readonly<Record<LookReason, string>>;
};

export const reasonWords: Readonly<Record<Language, ReasonWords>> = {
  en: {
    acting: {
      guest_asked: 'The guest asked for it',
      flight_changed: 'The flight changed',
      illness: 'Illness or an accident',
      weather: 'Weather',
      our_mistake: 'Our mistake',
      contact_wrong: 'The contact was wrong',
      other: 'Another reason',
    },
    rules: {
      change_deadline: 'Change after the guest’s deadline',
      contact_deadline: 'Correct the contact after the guest’s deadline',
      cancel_deadline: 'Cancel after the guest’s deadline',
      notice: 'Book or move to a time that is too soon to book online',
      date: 'A day outside the stay, or too far ahead',
      club: 'Book for a club stay',
      fee: 'Refund the cancellation fee',
      price: 'Lower a price before it is paid',
    },
    refund: {
      ride_late: 'The ride was late',
      ride_missed: 'The ride did not come',
      wrong_vehicle: 'Another vehicle than booked',
      fee_waived: 'Cancellation fee waived',
      charged_twice: 'Charged twice',
      price_promised: 'Another price was promised',
      goodwill: 'Goodwill',
      other: 'Another reason',
    },
    erasure: {
      guest_asked: 'The guest asked for it',
      not_theirs: 'The data belongs to someone else',
      other: 'Another reason',
    },
    missed: {
      not_there: 'The guest was not there',
      declined: 'The guest was there and didn’t want to ride',
      other_ride: 'The guest took another ride',
      other: 'Another reason',
    },
    look: {
      guest_asks: 'The guest asks about something on the page',
      page_wrong: 'Something on the page seems wrong',
      after_change: 'To check the page after a change',
      complaint: 'A complaint',
      other: 'Another reason',
    },
  },
  es: {
    acting: {
      guest_asked: 'El huésped lo pidió',
      flight_changed: 'El vuelo cambió',
      illness: 'Enfermedad o accidente',
      weather: 'Clima',
      our_mistake: 'Error nuestro',
      contact_wrong: 'El contacto estaba mal',
      other: 'Otro motivo',
    },
    rules: {
      change_deadline: 'Cambiar después del plazo del huésped',
      contact_deadline: 'Corregir el contacto después del plazo del huésped',
      cancel_deadline: 'Cancelar después del plazo del huésped',
      date: 'Un día fuera de la estancia, o demasiado lejano',
      notice: 'Reservar o mover a una hora que ya no se vende en línea',
      club: 'Reservar para una estancia de club',
      fee: 'Reembolsar el cargo por cancelación',
      price: 'Bajar un precio antes de que se pague',
    },
    refund: {
      ride_late: 'El traslado llegó tarde',
      ride_missed: 'El traslado no llegó',
      wrong_vehicle: 'Otro vehículo que el reservado',
      fee_waived: 'Sin cargo por cancelación',
      charged_twice: 'Cobrado dos veces',
      price_promised: 'Se prometió otro precio',
      goodwill: 'Cortesía',
      other: 'Otro motivo',
    },
    erasure: {
      guest_asked: 'El huésped lo pidió',
      not_theirs: 'Los datos son de otra persona',
      other: 'Otro motivo',
    },
    missed: {
      not_there: 'El huésped no estaba',
      declined: 'El huésped estaba y no quiso viajar',
      other_ride: 'El huésped se fue en otro transporte',
      other: 'Otro motivo',
    },
    look: {
      guest_asks: 'El huésped pregunta por algo de la página',
      page_wrong: 'Algo de la página parece estar mal',
      after_change: 'Para revisar la página después de un cambio',
      complaint: 'Una queja',
      other: 'Otro motivo',
    },
  },
};
