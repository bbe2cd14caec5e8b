import type { Language } from '../language.ts';
import type { DifferenceCause } from './reconcile.ts';

/** States, reasons, failures, cards and gateways of payments and refunds in words: on the screens and in the files. */
type MoneyWords = Readonly<Record<string, string>>;

export const moneyWords: Readonly<Record<Language, MoneyWords>> = {
  en: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    unknown: 'Unknown',
    processing: 'In progress',
    requires_action: 'Waiting for the bank’s verification',
    created: 'Started',
    requested: 'Requested',
    settled_outside: 'Settled another way',
    card: 'Card',
    fresh: 'Less than 15 minutes',
    hour: '15 minutes to 1 hour',
    day: '1 hour to 1 day',
    older: 'More than 1 day',
    card_declined: 'Card declined',
    insufficient_funds: 'Not enough money',
    expired_card: 'Card expired',
    incorrect_cvc: 'Wrong security code',
    incorrect_number: 'Wrong number',
    processing_error: 'Error at the bank',
    authentication_failed: 'Bank’s verification failed',
    token_invalid: 'Card must be entered again',
    abandoned: 'Closed, nothing taken',
    unavailable: 'Gateway out of reach',
    rejected: 'Request refused by the gateway',
    cancel: 'For a cancellation',
    change: 'For a change',
    'change.lapsed': 'For a change paid too late',
    'booking.no_longer_available': 'For a booking paid too late',
    by_hand: 'Manual refund',
    at_gateway: 'Made at the gateway',
    'the bank gave it back': 'Returned by the guest’s bank',
    'the gateway no longer holds it': 'No longer held by the gateway',
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    sandbox: 'Sandbox',
    stripe: 'Stripe',
  },
  es: {
    succeeded: 'Exitoso',
    failed: 'Fallido',
    unknown: 'Desconocido',
    processing: 'En curso',
    requires_action: 'Espera la verificación del banco',
    created: 'Iniciado',
    requested: 'Solicitado',
    settled_outside: 'Saldado por otra vía',
    card: 'Tarjeta',
    fresh: 'Menos de 15 minutos',
    hour: 'De 15 minutos a 1 hora',
    day: 'De 1 hora a 1 día',
    older: 'Más de 1 día',
    card_declined: 'Tarjeta rechazada',
    insufficient_funds: 'Fondos insuficientes',
    expired_card: 'Tarjeta vencida',
    incorrect_cvc: 'Código de seguridad incorrecto',
    incorrect_number: 'Número incorrecto',
    processing_error: 'Error del banco',
    authentication_failed: 'Falló la verificación del banco',
    token_invalid: 'Hay que escribir la tarjeta otra vez',
    abandoned: 'Cerrado, sin cobro',
    unavailable: 'El procesador no responde',
    rejected: 'Solicitud rechazada por el procesador',
    cancel: 'Por una cancelación',
    change: 'Por un cambio',
    'change.lapsed': 'Por un cambio pagado tarde',
    'booking.no_longer_available': 'Por una reservación pagada tarde',
    by_hand: 'Reembolso manual',
    at_gateway: 'Hecho en el procesador',
    'the bank gave it back': 'Lo devolvió el banco del huésped',
    'the gateway no longer holds it': 'El procesador ya no tiene ese dinero',
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    sandbox: 'Sandbox',
    stripe: 'Stripe',
  },
};

/** A value of a row in words; a value without words stands as it is. */
export const moneyWord = (language: Language, value: string): string => moneyWords[language][value] ?? value;

/** Kinds and ends of differences from the gateway's books. */
export const differenceWords: Readonly<
  Record<
    Language,
    {
      readonly causes: Readonly<Record<DifferenceCause, string>>;
      readonly states: Readonly<Record<'open' | 'explained' | 'agreed', string>>;
    }
  >
> = {
  en: {
    causes: {
      no_booking: 'Payment without a booking',
      attempt_failed: 'Captured, recorded here as failed',
      attempt_open: 'Captured, without a result here',
      captured_twice: 'Captured twice',
      other_amount: 'Another amount than recorded',
      other_currency: 'Another currency than recorded',
      not_paid_out: 'In no payout',
      refund_failed: 'Refund returned by the bank',
      refund_not_ours: 'Refund that we did not make',
      payout_short: 'Payout lower than its entries',
      payout_over: 'Payout higher than its entries',
      gateway_entry: 'Dispute or correction',
    },
    states: { open: 'Open', explained: 'Closed with a note', agreed: 'The amounts agree' },
  },
  es: {
    causes: {
      no_booking: 'Pago sin reservación',
      attempt_failed: 'Cobrado; aquí consta como fallido',
      attempt_open: 'Cobrado; aquí sin resultado',
      captured_twice: 'Cobrado dos veces',
      other_amount: 'Monto distinto del registrado',
      other_currency: 'Moneda distinta de la registrada',
      not_paid_out: 'En ningún depósito',
      refund_failed: 'Reembolso devuelto por el banco',
      refund_not_ours: 'Reembolso que no hicimos',
      payout_short: 'Depósito incompleto',
      payout_over: 'Depósito de más',
      gateway_entry: 'Disputa o corrección',
    },
    states: { open: 'Abierta', explained: 'Cerrada con nota', agreed: 'Los montos coinciden' },
  },
};
