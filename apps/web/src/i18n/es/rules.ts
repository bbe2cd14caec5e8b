import type { rules as english } from '../en/rules.ts';
import { grouped } from './grouped.ts';

/** A number as it is written, with what it counts. */
const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;

export const rules = {
  unfinished: 'Llena el formulario para ver su efecto.',
  inactive: 'Está inactiva, así que esto no aplica.',
  restriction: {
    day: (day) => `No se ofrecen traslados el ${day}.`,
    days: (from, to) => `No se ofrecen traslados del ${from} al ${to}.`,
    notice: (hours) =>
      `Los huéspedes deben reservar al menos ${counted(hours, 'hora', 'horas')} antes de la recogida.`,
    seats: (seats) => `Una salida compartida lleva a ${counted(seats, 'persona', 'personas')} como máximo.`,
    where: (resorts) => `Aplica en ${resorts}.`,
    new: 'Aplica donde un horario de operación la usa.',
    added: 'Se agregó, todavía sin uso:',
    unused: 'Todavía sin uso',
    until: 'Nada cambia para los huéspedes hasta que un horario de operación la use. Entonces:',
    configurations: 'Horarios de operación',
    colleague: 'Un colega que pueda cambiar los horarios de operación tiene que asignarla ahí.',
    afterwards: 'Primero agrégala; después asígnala aquí a los horarios de operación de un resort.',
    resort: 'Asignarla en',
    choose: 'Elige un resort',
    attach: (count) =>
      count === 1 ? 'Asignarla a su horario' : `Asignarla a sus ${grouped(count)} horarios`,
    taken: (count) =>
      count === 1
        ? 'Un horario de aquí ya tiene otra restricción y la conserva. Cada uno lleva solo una, y varias se suman:'
        : `${grouped(count)} horarios de aquí ya tienen otra restricción y la conservan. Cada uno lleva solo una, y varias se suman:`,
    allAttached: 'Todos los horarios de aquí la usan.',
    keeps: 'No reemplaza ninguna otra restricción, y las reservaciones ya hechas quedan como están.',
    add: (name) => `Agregar una segunda: ${name}`,
    second: (name, restriction) => `${name} (${restriction})`,
    guestPrice: 'Verla en Precio para un huésped',
    limit: 'Límite',
    hoursAhead: (hours) => `${counted(hours, 'hora', 'horas')} antes`,
    seatsOf: (seats) => counted(seats, 'lugar', 'lugares'),
    at: 'Aplica en',
    numbers: { minimum_notice: 'Horas de anticipación', capacity: 'Asientos de una salida' },
  },
  checks: { title: 'Controles previos' },
  publishing: {
    nothing: 'Sin control: estos cambios valen de inmediato.',
    sets: (names: string) => `Solo cambian al publicar un conjunto de cambios: ${names}.`,
    second: 'Lo aprueba o publica alguien que no editó nada del conjunto.',
    beside: (names: string) =>
      `Los precios también dependen de catálogos que esta regla no incluye: ${names}. Si otra regla no los incluye, los cambios ahí valen de inmediato.`,
    own: 'Quien puede cambiar las reglas de publicación puede desactivar esta sin nadie más. Para evitarlo, incluye también las reglas de publicación.',
  },
  operation: {
    where: (segment, property) => `${segment}, en ${property}:`,
    allDay: 'recogidas a toda hora.',
    day: (from, to) => `recogidas de ${from} a ${to}.`,
    night: (from, to) => `recogidas de ${from} a ${to} de la mañana siguiente.`,
    restricted: (name) => `La restringe “${name}”.`,
    notices: (addresses) => `Los avisos de reservaciones van a ${addresses}.`,
  },
  refund: {
    head: 'Cargo',
    fee: (percent, hours) => `${percent} % con menos de ${counted(hours, 'hora', 'horas')}`,
    airline: 'vuelo de la aerolínea',
    kept: (hours, percent) =>
      `Si se cancela con menos de ${counted(hours, 'hora', 'horas')} de anticipación, se cobra el ${percent} % del precio.`,
    never: 'Un traslado no se puede cancelar después de la recogida, así que 0 horas no tiene efecto.',
    back: (of, back) => `De ${of}, al huésped se le reembolsan ${back}.`,
    service: (name) => `Para ${name}. Las reglas de su resort no le aplican.`,
    property: (name) => `Para los servicios de ${name} que no tienen reglas propias.`,
  },
  included: {
    head: 'Condición',
    any: 'Todas las estancias',
    all: (property) => `Todas las estancias en ${property}`,
    stays: (property, conditions) => `Las estancias en ${property} (${conditions})`,
    ride: (stays, service) => `${stays} incluyen ${service}. El huésped no paga nada por él.`,
    ratePlan: (name) => `plan tarifario ${name}`,
    market: (name) => `segmento ${name}`,
    nights: (nights) => `${counted(nights, 'noche', 'noches')} o más`,
    member: { yes: 'socios', no: 'no socios' },
    guest: { yes: 'invitados de socios', no: 'no invitados de socios' },
    club: (name) => `club ${name}`,
  },
  segment: {
    flight: (time) => `Para un vuelo a las ${time}:`,
    international: (time) => `recogida a las ${time} si es internacional,`,
    national: (time) => `recogida a las ${time} si es nacional.`,
    extra: 'En resorts con minutos extra, la recogida es esos minutos antes.',
    off: 'Está inactivo, así que sus servicios no se ofrecen.',
  },
} satisfies typeof english;
