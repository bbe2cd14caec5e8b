import type { toGuest as english } from '../en/price-to-guest.ts';
import { grouped } from './grouped.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${grouped(count)} personas`);

/** Un precio como se lo dice el personal a su huésped. */
export const toGuest = {
  copy: 'Copiar para el huésped',
  copied: 'Copiado',
  sentence: (service, trip, day, count, vehicles) =>
    `${service} (${trip}), ${day}, ${people(count)}${vehicles === null ? '' : `, ${vehicles === 1 ? '1 vehículo' : `${grouped(vehicles)} vehículos`}`}: `,
  inAll: (amount) => `${amount} en total.`,
  afterIncluded: (amount, included) => `${amount} por pagar; la estancia incluye ${included}.`,
  free: 'incluido en la estancia, nada por pagar.',
} satisfies typeof english;
