import type { opening as english } from '../en/opening.ts';

/** La página que ven los huéspedes hasta que se pueda reservar la primera propiedad. */
export const opening = {
  title: 'Abrimos pronto',
  text: 'Todavía no se pueden reservar traslados aquí. Vuelve en un rato.',
  call: (number: string) => `Llámanos: ${number}`,
} satisfies typeof english;
