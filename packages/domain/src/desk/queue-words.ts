import type { Language } from '../language.ts';
import type { QueueName } from './queues.ts';

/** Queues of open work, on their page and in the audit. */
export const queueWords: Readonly<Record<Language, Readonly<Record<QueueName, string>>>> = {
  en: {
    flights: 'Flights to check',
    soon: 'Rides with open items',
    unpaid: 'Unpaid, ride within 48 h',
    approvals: 'Waiting for approval',
    messages: 'Messages to answer',
    letters: 'Emails not delivered',
    payments: 'Payments without a result',
    disputes: 'Disputes and fraud warnings',
    data: 'Data to fix, ride within 24 h',
  },
  es: {
    flights: 'Vuelos por revisar',
    soon: 'Traslados con pendientes',
    unpaid: 'Sin pagar, traslado en 48 h',
    approvals: 'Por aprobar',
    messages: 'Mensajes por responder',
    letters: 'Correos no entregados',
    payments: 'Pagos sin resultado',
    disputes: 'Disputas y avisos de fraude',
    data: 'Datos por corregir, en 24 h',
  },
};
