import type { home as english } from '../en/staff-home.ts';

/** El inicio del personal. */
export const home = {
  title: 'Inicio',
  failed: 'No pudimos cargar tu inicio.',
  waiting: {
    title: 'Te espera',
    none: 'Todo en orden. Nada requiere tu atención.',
    oldest: (age: string) => `el más antiguo, ${age}`,
    all: 'Ver lo que requiere atención',
    sets: (count: number) =>
      count === 1
        ? 'Puedes aprobar o publicar 1 conjunto de cambios'
        : `Puedes aprobar o publicar ${count} conjuntos de cambios`,
  },
  soon: {
    title: (days: number) => `Cambia en los próximos ${days} días`,
    none: 'Nada empieza ni termina.',
    begins: 'empieza',
    ends: 'termina',
    others: (rest: number) => `y ${rest} más`,
    more: (rest: number) => (rest === 1 ? 'No se muestra uno más.' : `No se muestran ${rest} más.`),
  },
  changes: {
    title: 'Últimos cambios',
    none: 'Nadie ha cambiado nada todavía.',
    others: (rest: number) => (rest === 1 ? 'y otra fila' : `y otras ${rest} filas`),
    moreFields: (rest: number) => (rest === 1 ? 'y otro campo' : `y otros ${rest} campos`),
  },
} satisfies typeof english;
