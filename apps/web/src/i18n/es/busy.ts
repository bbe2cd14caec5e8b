import type { busy as english } from '../en/busy.ts';

export const busy = {
  reading: 'Tenemos mucha demanda. Esta página volverá a intentarlo sola.',
  sending: 'Tenemos mucha demanda. Estamos intentando de nuevo. Espera, por favor.',
} satisfies typeof english;
