import type { Language } from '../language.ts';
import type { QueueName } from './queues.ts';

/** Queues of open work, on their page and in the audit. */
export const queueWords: Readonly<Record<Language, Readonly<Record<QueueName, string>>>> = {
  en: {
    flights: 'Flights that need a person',
    soon: 'Rides today and tomorrow with open items',
    unpaid: 'Unpaid, ride within 48 hours',
    approvals: 'Waiting for approval',
    messages: 'Messages waiting for an answer',
    letters: 'Emails not delivered',
    payments: 'Payments without a result',
    disputes: 'Disputes and fraud warnings',
    data: 'Data to fix, ride within 24 hours',
  },
  es: {
    flights: 'Vuelos que necesitan a una persona',
    soon: 'Traslados de hoy y mañana con pendientes',
    unpaid: 'Sin pagar, traslado en menos de 48 horas',
    approvals: 'Por aprobar',
    messages: 'Mensajes sin respuesta',
    letters: 'Correos no entregados',
    payments: 'Pagos sin resultado',
    disputes: 'Disputas y avisos de fraude',
    data: 'Datos por corregir, traslado en menos de 24 horas',
  },
};
