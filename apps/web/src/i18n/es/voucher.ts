import type { voucher as english } from '../en/voucher.ts';

export const voucher = {
  title: 'Sin conexión',
  seen: (age, moment) =>
    `Guardaste esta copia de tu reservación ${age} (${moment}). Muéstrala en el punto de encuentro. Necesitas conexión para hacer cambios.`,
} satisfies typeof english;
