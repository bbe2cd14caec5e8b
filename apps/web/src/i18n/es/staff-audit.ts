import { deedWords } from '@traslado/domain/audit/deed-words';
import type { audit as english } from '../en/staff-audit.ts';
import { grouped } from './grouped.ts';

export const audit: typeof english = {
  title: 'Auditoría',
  lead: 'Lo que el personal cambió, exportó o consultó, lo más reciente primero. Ves lo que permiten tus permisos y resorts.',
  form: 'Buscar en la auditoría',
  labels: {
    by: 'Persona',
    kind: 'Sobre',
    deed: 'Acción',
    property: 'Resort',
    from: 'Desde',
    to: 'Hasta',
  },
  period: 'Periodo',
  ownDays: 'Otros días',
  searchHint: 'número o nombre',
  anything: 'Todos',
  kinds: {
    people: 'Personas',
    roles: 'Roles',
    'sign-ins': 'Inicios de sesión',
    bookings: 'Reservaciones',
    'day-lists': 'Listas del día',
    refunds: 'Reembolsos manuales',
    stays: 'Estancias agregadas',
    'change-sets': 'Conjuntos de cambios',
    attention: 'Casos',
    messages: 'Correos y mensajes',
    queues: 'Pendientes',
    pictures: 'Fotos',
    catalogues: 'Exportar e importar',
    reports: 'Reportes',
    audit: 'Auditoría',
    backends: 'Sistemas conectados',
    payments: 'Pagos',
    reconciliation: 'Conciliación',
  },
  deeds: deedWords.es,
  showAll: 'Mostrar todo',
  save: 'Exportar auditoría',
  saving: 'Preparando el archivo…',
  saved: 'El archivo está en tus descargas. Sus últimas líneas dicen qué contiene y cómo comprobarlo.',
  saveFailed: 'No pudimos preparar el archivo. Inténtalo de nuevo.',
  toBeforeFrom: 'Elige un día igual o posterior al primero.',
  clock: (city) => `Todas las horas son de ${city}.`,
  entries: 'Registros',
  heads: { at: 'Hora', by: 'Persona', deed: 'Acción', check: 'Huella', number: 'Registro' },
  number: (id) => `N.º ${id}`,
  gaps: 'Los números que faltan son registros que esta búsqueda o tus permisos dejan fuera; la lista completa nombra los números que nunca fueron un registro. La revisión, no los números, muestra si se quitó un registro.',
  unused: (numbers) =>
    `N.º ${numbers.join(', ')}: nunca se guardó un registro. La acción al final fue rechazada.`,
  meant: (typed, names) => `“${typed}” es ${names}.`,
  notChecked: 'aún sin revisar',
  guestsOwn:
    'Son acciones del personal. Lo que hizo el huésped, los pagos y los reembolsos están en la historia de la reservación:',
  story: (code) => `Reservación ${code}`,
  nothing: 'No encontramos nada',
  nothingText: 'Ningún registro que puedas ver coincide con esta búsqueda.',
  nothingYet: (day) => `No encontramos nada hasta el ${day}. Puede haber registros más antiguos.`,
  failed: 'No pudimos cargar la auditoría.',
  moreFailed: 'No pudimos cargar más. Inténtalo de nuevo.',
  more: 'Mostrar registros más antiguos',
  loadingMore: 'Cargando…',
  end: 'Estos son todos los registros de esta búsqueda.',
  differences: 'Mostrar qué cambió',
  hide: 'Ocultar',
  rows: (count) => (count === 1 ? 'Mostrar la fila' : `Mostrar las ${grouped(count)} filas`),
  noDifferences: 'No hay nada que mostrar.',
  chain: {
    title: 'Integridad de la auditoría',
    never: 'Los registros aún no se han revisado. La primera revisión llega en menos de una hora.',
    whole: (entries) =>
      entries === 0
        ? 'Aún no se ha revisado ningún registro'
        : entries === 1
          ? 'El único registro revisado está en su lugar y sin cambios'
          : `Los ${grouped(entries)} registros revisados están en su lugar y sin cambios`,
    until: (entry, when) => `Llegan hasta el registro ${entry}, del ${when}.`,
    meaning:
      'Cada registro recibe una huella, hecha de lo que dice y de la huella anterior. Una revisión vuelve a leer todos los registros y compara.',
    unchecked: (count) =>
      count === 1 ? '1 más reciente aún sin revisar' : `${grouped(count)} más recientes aún sin revisar`,
    more: 'Detalles',
    checked: (when, city) => `Se revisa cada día; la última vez, ${when} (hora de ${city}).`,
    due: (when) => `La próxima será a más tardar una hora después del ${when}.`,
    covered:
      'Cubre lo que el personal cambió, decidió, exportó o consultó. Los cambios de los huéspedes, los pagos y los reembolsos de la pasarela están en la historia de su reservación.',
    earlier: (count) =>
      count === 1 ? 'La revisión anterior' : `Las ${grouped(count)} revisiones anteriores`,
    earlierOne: (when, entries, findings) =>
      `${when}: ${grouped(entries)} registros, ${findings === 0 ? 'nada faltante ni cambiado' : findings === 1 ? '1 hallazgo' : `${grouped(findings)} hallazgos`}`,
    waiting: (count, when) =>
      count === 1
        ? `Un registro más reciente, del ${when}, espera la próxima revisión.`
        : `${grouped(count)} registros más recientes, desde el ${when}, esperan la próxima revisión.`,
    fingerprint: (entry) => `Huella del registro ${entry}, para comparar después:`,
    anchors: (count) =>
      count === 1
        ? 'Coincide una constancia diaria fuera de la base de datos.'
        : `Coinciden ${grouped(count)} constancias diarias fuera de la base de datos.`,
    broken: 'Faltan registros de la auditoría o fueron cambiados',
    brokenNext:
      'Avisa a tu equipo técnico. Un respaldo de la base de datos muestra los registros que faltan.',
    failed: 'No pudimos cargar el resultado de la última revisión.',
    findings: {
      entries_missing: (from, to) =>
        from === to ? `Falta el registro ${from}.` : `Faltan los registros ${from} a ${to}.`,
      links_missing: (from, to) =>
        from === to
          ? `Falta el eslabón ${from} de la cadena.`
          : `Faltan los eslabones ${from} a ${to} de la cadena.`,
      entry_changed: (from) => `El registro ${from}, o el anterior, fue cambiado.`,
      closing_differs: (from) => `Los eslabones hasta ${from} no coinciden con el resumen que los cerró.`,
      anchor_differs: (from, _to, day) => `La cadena en ${from} no es la que se anotó el ${day}.`,
      end_missing: (from, to, day) => `La cadena termina en ${from}. El ${day} llegaba a ${to}.`,
      never_sealed: (from, to) =>
        from === to
          ? `El registro ${from} nunca entró en la cadena.`
          : `Registros entre ${from} y ${to} nunca entraron en la cadena.`,
    },
  },
};
