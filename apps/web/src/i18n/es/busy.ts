import type { busy as english } from '../en/busy.ts';

export const busy = {
  reading: 'Tenemos mucha demanda. Esta página lo intenta de nuevo sola.',
  sending: 'Tenemos mucha demanda. Lo intentamos de nuevo por ti. Espera, por favor.',
} satisfies typeof english;
