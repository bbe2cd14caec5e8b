import type { lists as english } from '../en/staff-lists.ts';
import { grouped } from './grouped.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { priceQuestions } from './price-questions.ts';
import { systems } from './systems.ts';

export const lists = {
  messages,
  systems,
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  sortBy: 'Ordenar por',
  ascending: 'ascendente',
  descending: 'descendente',
  more: 'Más',
  filters: 'Filtros',
  period: {
    from: 'Desde',
    to: 'Hasta',
    reversed: 'Elige un día igual o posterior al primero.',
    noSuchDay: (days) => `Esta fecha no existe. Las cifras siguen siendo las de ${days}.`,
    usual: 'Periodo',
    own: 'Días',
    periods: {
      last7: 'Últimos 7 días',
      last30: 'Últimos 30 días',
      last90: 'Últimos 90 días',
      thisMonth: 'Este mes',
      lastMonth: 'El mes pasado',
    },
  },
  filtersSet: 'Filtros activos',
  removeFilter: (filter) => `Quitar el filtro: ${filter}`,
  validity: 'Vigencia',
  ending: {
    any: 'Cualquiera',
    current: () => 'Sin vencer',
    soon: (months) => `Termina en ${months} meses o antes`,
    expired: () => 'Vencida',
  },
  noneEnds: {
    current: (many) => `Sin ${many} que sigan en vigor`,
    soon: (many, months) => `Sin ${many} que terminen en ${months} meses o antes`,
    expired: (many) => `Sin ${many} que ya hayan vencido`,
  },
  validOn: 'Vigente el',
  orDay: (hint) => `${hint}, un día como 2026-12-24`,
  keys: {
    list: [
      ['J K', 'mover'],
      ['Enter', 'abrir'],
    ],
    choose: [['X', 'elegir']],
  },
  exportAll: 'Exportar',
  exportJson: 'Exportar como JSON',
  exporting: 'Preparando…',
  exportFailed: 'No se pudo preparar la tabla. Inténtalo de nuevo.',
  failed: 'No se pudo cargar la lista.',
  retry: 'Intentar de nuevo',
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: (first, last, total) =>
    last - first + 1 === total
      ? `${grouped(total)} en total`
      : `${grouped(first)} a ${grouped(last)} de ${grouped(total)}`,
  nothingFound: 'Sin resultados',
  nothingFoundText: 'Ninguna fila coincide. Prueba con una parte del texto o muéstralas todas.',
  showAll: 'Ver todas',
  changedBy: (when, who) => `${when}, por ${who}`,
  loaded: (when) => `${when}, al cargarse`,
  all: 'Todos',
  openSaved: 'Abrir',
  sharing: {
    others: (count, what) =>
      `${grouped(count)} ${what} todavía ${count === 1 ? 'tiene' : 'tienen'} el texto anterior.`,
    use: 'Usarlo también ahí',
    used: (count) =>
      count === 1 ? 'También se guardó en el otro.' : `También se guardó en otros ${grouped(count)}.`,
    failed: 'No se pudo guardar en todos. Intenta de nuevo.',
  },
  meetingPoints: {
    own: 'Los huéspedes de estas terminales leen el texto propio de la terminal:',
    read: (terminal) => `Los huéspedes de la ${terminal} leen:`,
    ofAirport: 'Texto del aeropuerto',
    none: 'Todavía nada: ni la terminal ni el aeropuerto tienen un texto.',
  },
  cells: {
    from: (day) => `Desde el ${day}`,
    until: (day) => `Hasta el ${day}`,
    fromTo: (first, last) => `${first} – ${last}`,
    always: 'Todo el año',
    allDay: 'Todo el día',
    before: (span) => `${span} antes`,
    minutes: (minutes) => `${minutes} min`,
    percent: (number) => `${number} %`,
    coming: 'Por iniciar',
    inForce: 'Vigente',
    replaced: 'Anterior',
  },
  inForce: { head: 'Estado', current: 'Vigente', coming: 'Futura', over: 'Pasada' },
  dayStates: {
    coming: (day) => `Empieza el ${day}`,
    over: (day) => `Terminó el ${day}`,
  },
  flightEnds: {
    A: {
      airport_id: 'Aterriza en',
      other_airport: 'Viene de',
      is_national: 'Nacional: los huéspedes salen más pronto después de aterrizar',
    },
    D: { airport_id: 'Sale de', other_airport: 'Vuela a' },
    unknown: 'No conocemos este código. Revísalo antes de guardar.',
  },
  usualTerminal: (terminal) => `Usar la ${terminal}, como los otros vuelos de esta aerolínea aquí`,
  choose: 'Elige',
  nothingChosen: 'Ninguno',
  goneText: 'Quizá alguien eliminó el registro. Sus cambios están abajo.',
  form: {
    jumps: 'Partes del formulario',
    unsaved: 'Sin guardar',
    otherLanguage: (labels) => `Sigue como antes: ${labels.join(', ')}`,
    saving: 'Guardando…',
    cancel: 'Cancelar',
    saved: 'Se guardó:',
    created: 'Se agregó:',
    deleted: 'Se eliminó:',
    notSaved: 'No se pudo guardar. Lo que escribiste sigue aquí. Inténtalo de nuevo.',
    notDeleted: 'No se pudo eliminar. Inténtalo de nuevo.',
    meaning: 'Qué significa',
    preview: 'Vista previa',
    sharedWith: (title, told) =>
      `${title} con el mismo texto: ${told.join(', ')}. Al guardar puedes usar el tuyo también ahí.`,
    sheetPlace: (link) => `Se abre con «${link}» en cada traslado, paso 3 de la reserva.`,
    previewLanguage: 'Idioma',
    languages: { en: 'Inglés', es: 'Español' },
    previewEmpty: 'Todavía nada. Aparece aquí mientras escribes.',
    pickColour: (label) => `Elegir el color: ${label}`,
    themes: { light: 'Páginas claras', dark: 'Páginas oscuras' },
    sampleButton: 'Reservar un traslado',
    sampleLink: 'Un enlace',
    sampleMark: 'Una marca',
  },
  issues: {
    'number.invalid': () => 'Escribe un número entero',
    'amount.invalid': () => 'Escribe un monto, como 84.00',
    'field.out_of_range': (p) => `Escribe un número de ${p.min} a ${p.max}`,
    'decimal.invalid': () => 'Escribe un número, como 16.5',
    'field.format': (p) => `Escríbelo como ${p.example}`,
    'lines.too_many': (p) => `Una lista puede tener hasta ${p.max} renglones`,
    'row.missing': (p) => `Llena «${p.label}»`,
    'row.name_taken': () => 'Este nombre ya existe',
    'tag.duplicate': () => 'Esta etiqueta ya está en la lista',
    'tag.too_many': (p) => `Una lista puede tener hasta ${p.max} etiquetas`,
    'tag.pending': () => 'Escribiste una etiqueta y no la agregaste. Agrégala o bórrala.',
    'row.word_differs': () => 'Este no es el nombre. Escríbelo igual que arriba.',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Tus cambios no se han guardado.',
    stay: 'Seguir editando',
    leave: 'Salir sin guardar',
  },
  stale: {
    title: (who) => `${who} guardó cambios antes que tú`,
    text: 'Lo que escribiste sigue aquí. Compara lo que abriste con lo que está guardado ahora:',
    sameNow: 'Es igual que cuando abriste la página.',
    mine: 'Continuar con lo mío',
    theirs: 'Usar lo guardado',
    somebody: 'Alguien',
  },
  deletion: {
    title: (name) => `¿Eliminar «${name}»?`,
    kept: 'Sus datos quedan en el historial.',
    label: (word) => `Escribe «${word}» para confirmar`,
    confirm: 'Eliminar definitivamente',
    busy: 'Eliminando…',
    keep: 'Conservar',
  },
  inUse: {
    title: (name) => `«${name}» está en uso`,
    text: (total) =>
      total === 1
        ? 'Una fila o reservación lo necesita:'
        : `${grouped(total)} filas o reservaciones lo necesitan:`,
    more: (rest) => `y ${grouped(rest)} más`,
    close: 'Cerrar',
  },
  history: {
    title: 'Historial',
    none: 'Todavía no hay cambios.',
    loaded: (when) => `Se cargó el ${when}. Nadie ha hecho cambios desde entonces.`,
    failed: 'No se pudo cargar el historial.',
    create: (who) => `${who} agregó el registro`,
    update: (who) => `${who} hizo cambios`,
    delete: (who) => `${who} eliminó el registro`,
    empty: 'nada',
    restored: (who) => `${who} restauró una versión anterior`,
    undo: 'Deshacer este cambio',
    undoSince: 'Deshacer este cambio y los posteriores',
    undoOf: (undo, when) => `${undo}: ${when}`,
  },
  together: {
    title: 'Todos los catálogos',
    lead: 'Todos los catálogos en un archivo, para llevarlos de una instalación a otra.',
    save: 'Exportar todos los catálogos',
    saveTitle: 'Exportar',
    saveText: 'Cada catálogo con todas sus filas, en un archivo JSON.',
    openTitle: 'Importar',
    openText: 'Primero se muestran los cambios del archivo. Nada se guarda hasta que lo confirmes.',
    link: 'Importar todos los catálogos de un archivo',
    hint: 'Un archivo JSON con todos los catálogos. Hasta 10,000 filas.',
  },
  columns: {
    open: 'Vista',
    legend: 'Columnas que se muestran',
    rows: 'Alto de las filas',
    heights: { close: 'Compacto', wide: 'Cómodo' },
    usual: 'Mostrar las columnas habituales',
  },
  bulk: {
    bar: 'Filas seleccionadas',
    page: 'Seleccionar toda la página',
    row: (name) => `Seleccionar ${name}`,
    chosen: (count) => (count === 1 ? '1 seleccionada' : `${grouped(count)} seleccionadas`),
    takeAll: (total) => `Seleccionar las ${grouped(total)} encontradas`,
    clear: 'Quitar',
    open: 'Cambiar selección',
    changeFound: (total) =>
      total === 1 ? 'Cambiar la encontrada' : `Cambiar las ${grouped(total)} encontradas`,
    title: (what) => `Cambiar varias: ${what}`,
    lead: 'Elige los valores nuevos para todas. Primero ves los cambios; no se guarda nada hasta que confirmes.',
    nobody: 'No hay filas seleccionadas',
    nobodyText: 'Selecciona filas en la lista y elige «Cambiar selección».',
    told: (t) => {
      const rows = `${grouped(t.count)} ${t.rows}`;
      if (t.titles.length === 0) return rows;
      if (!t.isAll) return `${rows}, entre ellos: ${t.titles.join(', ')}`;
      return t.titles.length === 1
        ? `${rows} con el nombre ${t.titles[0]}`
        : `${rows}: ${t.titles.join(', ')}`;
    },
    form: 'Valores nuevos',
    field: 'Campo',
    anotherField: 'Otro campo',
    remove: 'Dejar como está',
    removeOf: (label) => `Dejar como está: ${label}`,
    look: 'Revisar los cambios',
    checking: 'Revisando…',
    failed: 'No pudimos cambiar las filas. No se cambió nada. Inténtalo de nuevo.',
    shown: (rows) => (rows === 0 ? 'No hay nada que cambiar.' : 'Revisa los cambios y confírmalos.'),
    applied: (rows) =>
      rows === 0
        ? 'No se cambió nada.'
        : rows === 1
          ? 'Se cambió 1 fila.'
          : `Se cambiaron ${grouped(rows)} filas.`,
    counts: (c) =>
      [
        `${grouped(c.change)} con cambios`,
        ...(c.leave > 0 ? [`${grouped(c.leave)} sin cambios`] : []),
        ...(c.stale > 0 ? [`${grouped(c.stale)} sin tocar: un colega las cambió mientras tanto`] : []),
        ...(c.refuse > 0 ? [`${grouped(c.refuse)} no se pueden cambiar`] : []),
      ].join(', '),
    apply: (rows) => (rows === 1 ? 'Cambiar 1 fila' : `Cambiar ${grouped(rows)} filas`),
    again: 'Cambiar otra cosa',
    undo: 'Deshacer',
    result: 'Resultado',
  },
  imports,
  restore: {
    title: '¿Deshacer cambios?',
    text: 'Regresan estos valores:',
    same: 'Ya tiene estos valores.',
    confirm: 'Deshacer',
    busy: 'Deshaciendo…',
    keep: 'Dejar como está',
    done: 'Cambio deshecho. Regresó la versión anterior.',
    failed: 'No se pudo deshacer. Inténtalo de nuevo.',
  },
  ...priceQuestions,
} satisfies typeof english;
