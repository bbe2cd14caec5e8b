import type { sandbox as english } from '../en/sandbox.ts';

export const sandbox = {
  notice: 'Sitio de prueba: no se hacen cargos a ninguna tarjeta y los traslados no son reales.',
} satisfies typeof english;
