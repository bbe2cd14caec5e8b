import type { voucher as english } from '../en/voucher.ts';

export const voucher = {
  title: 'Sin conexión',
  seen: (age, moment) =>
    `Así vio tu reserva este teléfono por última vez, ${age} (${moment}). Muéstrala en el punto de encuentro; para cambiarla necesitas conexión.`,
} satisfies typeof english;
