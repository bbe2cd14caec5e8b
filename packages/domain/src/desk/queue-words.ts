import type { Language } from '../language.ts';
import type { QueueName } from './queues.ts';

/** Queues of open work, on their page and in the audit. */
export const queueWords: Readonly<Record<Language, Readonly<Record<QueueName, string>>>> = {
  en: {
    flights: 'Check flights',
    soon: 'Prepare rides',
    unpaid: 'Collect, ride in 48 h',
    approvals: 'Approve refunds',
    messages: 'Answer messages',
    letters: 'Resend failed emails',
    payments: 'Check unclear payments',
    disputes: 'Answer disputes',
    data: 'Fix data, ride in 24 h',
  },
  es: {
    flights: 'Revisar vuelos',
    soon: 'Preparar traslados',
    unpaid: 'Cobrar antes de 48 h',
    approvals: 'Aprobar reembolsos',
    messages: 'Responder mensajes',
    letters: 'Reenviar correos fallidos',
    payments: 'Revisar pagos dudosos',
    disputes: 'Responder disputas',
    data: 'Corregir antes de 24 h',
  },
};
