import type { palette as english } from '../en/staff-palette.ts';
import { grouped } from './grouped.ts';

/** La paleta: el cuadro que encuentra cualquier página y cualquier registro de un catálogo. */
export const palette = {
  open: 'Ir a…',
  title: 'Ir a una página o un registro',
  box: 'Página, nombre o código',
  results: 'Resultados',
  pages: 'Páginas',
  page: 'Página',
  fields: 'Campos',
  recent: 'Abiertos recientemente',
  begin: 'Escribe el nombre de una página, o un nombre o código de cualquier catálogo.',
  searching: 'Buscando…',
  found: (count) =>
    count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${grouped(count)} resultados`,
  first: (count) => `Los primeros ${grouped(count)} resultados`,
  none: (search) => `No encontramos nada con “${search}”`,
  noneText: 'Revisa la ortografía, o prueba con una palabra más corta o un código.',
  all: (total, catalogue) => `Ver ${grouped(total)} en ${catalogue}`,
  failed: 'No pudimos buscar en los catálogos.',
  retry: 'Intentar de nuevo',
  notLoaded: 'No pudimos abrir la búsqueda. Revisa tu conexión e intenta de nuevo.',
  keys: { move: 'para moverte', open: 'para abrir', close: 'para cerrar', escape: 'Esc' },
} satisfies typeof english;
