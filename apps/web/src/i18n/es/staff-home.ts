import type { home as english } from '../en/staff-home.ts';
import { grouped } from './grouped.ts';

/** Hoy: la primera página del personal. */
export const home = {
  title: 'Hoy',
  failed: 'No pudimos cargar tus pendientes.',
  none: 'Todo en orden',
  noneText: 'Por ahora no tienes pendientes.',
  calm: {
    priced: 'Cada uno de los próximos 90 días tiene precio',
    held: (count: number) =>
      count === 1
        ? 'El único precio esperado se cumple'
        : `Se cumplen los ${grouped(count)} precios esperados`,
    lasting: (days: number) => `Ninguna termina en los próximos ${days} días`,
    used: 'Todas las restricciones están en uso',
    sets: 'Ninguno espera tu decisión',
  },
  groups: {
    late: 'Con retraso',
    passed: 'Ya pasó la hora de recogida',
    hours: 'Próximas horas',
    waiting: 'En espera',
    later: 'Traslados posteriores',
  },
  nothingOpen: 'Sin pendientes',
  owed: (time: string) => `Adeudo: ${time}`,
  handle: 'Marcar como atendido',
  guests: (count: number) => `${grouped(count)} huéspedes`,
  retry: 'Reintentar o saldar',
  verbs: { reconcile: 'Conciliar', review: 'Revisar', price: 'Poner precio' },
  differences: (count: number) =>
    count === 1 ? '1 diferencia abierta' : `${grouped(count)} diferencias abiertas`,
  more: (rest: number) => (rest === 1 ? 'Hay uno más.' : `Hay ${grouped(rest)} más.`),
  sets: (count: number) =>
    count === 1
      ? 'Puedes aprobar o publicar 1 conjunto de cambios'
      : `Puedes aprobar o publicar ${grouped(count)} conjuntos de cambios`,
  checks: (count: number) =>
    count === 1 ? '1 control de precio falla' : `${grouped(count)} controles de precio fallan`,
  unused: (count: number) =>
    count === 1 ? '1 restricción está sin uso' : `${grouped(count)} restricciones están sin uso`,
  unpriced: (day: string) => `Sin precio el ${day}`,
  unpricedMore: (rest: number) =>
    rest === 1
      ? '1 servicio más tiene días sin precio en los próximos 90 días'
      : `${grouped(rest)} servicios más tienen días sin precio en los próximos 90 días`,
  firstRide: (time: string) => `Primer traslado a las ${time}`,
  nextRide: (time: string) => `Próximo traslado a las ${time}`,
  held: (count: number) => `${grouped(count)} en pausa`,
  lastCheck: (when: string) => `Última revisión: ${when}`,
  soon: {
    title: (days: number) => `Cambios en los próximos ${days} días`,
    begins: 'empieza',
    ends: 'termina',
    sentences: {
      'exchange-rates': (currency) => `Desde este día rige un nuevo tipo de cambio de ${currency}`,
      'price-expectations': (service) => `Último día en que se revisa el precio esperado de ${service}`,
    } as (typeof english)['soon']['sentences'],
    others: (rest: number) => `y ${grouped(rest)} más`,
    more: (rest: number) => (rest === 1 ? 'Hay uno más.' : `Hay ${grouped(rest)} más.`),
  },
  changes: {
    title: 'Últimos cambios',
    others: (rest: number) => (rest === 1 ? 'y otra fila' : `y otras ${grouped(rest)} filas`),
    moreFields: (rest: number) => (rest === 1 ? 'y otro campo' : `y otros ${grouped(rest)} campos`),
  },
} satisfies typeof english;
