import type { imports as english } from '../en/imports.ts';
import { grouped } from './grouped.ts';

export const imports = {
  open: 'Importar',
  title: (what) => `Importar: ${what}`,
  lead: 'Elige un archivo o pega filas para ver qué cambia. No se guarda nada hasta que confirmes.',
  file: 'Archivo',
  chooseFile: 'Elegir archivo',
  noFile: 'Ningún archivo',
  hint: 'Una tabla guardada como “CSV UTF-8” o un archivo JSON. La primera fila lleva los nombres de las columnas, como en la exportación. Hasta 10,000 filas.',
  template: 'Descargar una tabla vacía',
  checking: 'Revisando el archivo…',
  read: (name) => `Leímos: ${name}`,
  failed: 'No pudimos leer el archivo. Revísalo e inténtalo de nuevo.',
  preview: 'Revisa los cambios y confírmalos.',
  same: 'Todo lo del archivo ya está guardado.',
  allOut: 'No queda nada por guardar.',
  stopped: (rows) =>
    rows === 1
      ? 'Una fila no se puede importar. No se guardó nada.'
      : `${grouped(rows)} filas no se pueden importar. No se guardó nada.`,
  counts: (c) =>
    [
      `${grouped(c.add)} ${c.add === 1 ? 'nueva' : 'nuevas'}`,
      `${grouped(c.change)} con cambios`,
      ...(c.remove > 0 ? [`${grouped(c.remove)} ${c.remove === 1 ? 'eliminada' : 'eliminadas'}`] : []),
      `${grouped(c.leave - c.out)} como están`,
      ...(c.out > 0 ? [`${grouped(c.out)} ${c.out === 1 ? 'omitida' : 'omitidas'}`] : []),
    ].join(', '),
  onlyNew: 'Solo agregar las filas que faltan; dejar las que ya existen como están',
  apply: ({ add, change }) => {
    const rows = (count: number) => (count === 1 ? '1 fila' : `${grouped(count)} filas`);
    if (change === 0) return `Agregar ${rows(add)}`;
    return add === 0 ? `Cambiar ${rows(change)}` : `Agregar ${rows(add)}, cambiar ${grouped(change)}`;
  },
  applying: 'Guardando…',
  applied: 'Archivo importado.',
  toList: 'Ir a la lista',
  undo: 'Deshacer',
  undoing: 'Deshaciendo…',
  undone: 'Importación deshecha. Las filas están como antes.',
  notUndone: 'No se pudo deshacer. No se cambió nada.',
  paste: {
    label: 'O pega filas',
    hint: 'Cópialas en tu hoja de cálculo, con la fila que nombra las columnas.',
    check: 'Revisar estas filas',
    name: 'filas pegadas',
  },
  questions: {
    title: (text) => `¿Cómo leemos ${text}?`,
    dates: 'Las fechas así se pueden leer de dos formas. Tu respuesta vale para todo el archivo.',
    decimals: 'Los números así se pueden leer de dos formas. Tu respuesta vale para todo el archivo.',
  },
  columns: {
    title: (heads) =>
      heads.length === 1 ? `¿Qué columna es “${heads[0]}”?` : `¿Qué columnas son estas ${heads.length}?`,
    free: (names) => `Columnas que aún no están en el archivo: ${names.join(', ')}.`,
    none: 'El archivo ya tiene todas las columnas; solo se puede omitir.',
    label: (head, likely) => (likely.length === 0 ? `“${head}”` : `“${head}” → ¿${likely.join(' o ')}?`),
    choose: 'Elige una columna',
    out: 'Ninguna: omitirla',
    read: 'Leer así el archivo',
  },
  exists: (key, title) => `${key} ya es de ${title}.`,
  otherName: 'Si guardas, cambia de nombre.',
  renamed: (rows) =>
    rows === 0
      ? 'Ninguna fila cambia ya el nombre de otra'
      : rows === 1
        ? 'Una fila cambia el nombre de otra que ya existe'
        : `${grouped(rows)} filas cambian el nombre de otras que ya existen`,
  renamedText: 'Omite la fila, salvo que sea el mismo con otro nombre: el código ya es suyo.',
  leaveOut: 'Omitir esta fila',
  putBack: 'Incluirla',
  leftOut: 'Omitida',
  unchanged: (rows) =>
    rows === 1 ? '1 fila se queda como está' : `${grouped(rows)} filas se quedan como están`,
  moreSame: (rest) => `y ${grouped(rest)} más`,
  rows: 'Filas',
  more: (rest) => `Mostrar más (quedan ${grouped(rest)})`,
  line: (line) => `Línea ${line}`,
  nameless: 'Sin nombre',
  actions: {
    add: 'Nueva',
    change: 'Con cambios',
    remove: 'Eliminada',
    leave: 'Sin cambios',
    stale: 'La cambió un colega',
    refuse: 'No es posible',
  },
} satisfies typeof english;
