import type { rules as english } from '../en/rules.ts';

export const rules = {
  unfinished: 'Llena el formulario para ver qué significa.',
  inactive: 'Está inactiva, así que esto no aplica.',
  restriction: {
    day: (day) => `No se ofrecen traslados el ${day}.`,
    days: (from, to) => `No se ofrecen traslados del ${from} al ${to}.`,
    notice: (hours) => `Los huéspedes deben reservar al menos ${hours} horas antes de la salida.`,
    seats: (seats) => `Una salida compartida lleva a ${seats} personas como máximo.`,
    where: (names) => `Cuenta para: ${names}.`,
    nowhere: 'Ninguna configuración de operación la nombra todavía; nada cambia para los huéspedes.',
    new: 'Cuenta en cuanto una configuración de operación la nombre.',
  },
  checks: { title: 'Controles de publicación' },
  publishing: {
    nothing: 'No pide nada: estos cambios valen de inmediato.',
    sets: (names: string) => `Solo cambian al publicar un conjunto de cambios: ${names}.`,
    second: 'Lo aprueba o publica alguien que no escribió nada del conjunto.',
    beside: (names: string) =>
      `Lo que paga un huésped también depende de lo que esta regla no nombra: ${names}. Si otra regla no lo hace, los cambios ahí valen de inmediato.`,
    own: 'Quien puede cambiar las reglas de publicación puede apagar esta a solas. Para evitarlo, nombra también las reglas de publicación.',
  },
  operation: {
    where: (segment, property) => `${segment}, en ${property}:`,
    allDay: 'salidas a toda hora.',
    day: (from, to) => `salidas de ${from} a ${to}.`,
    night: (from, to) => `salidas de ${from} a ${to} de la mañana siguiente.`,
    restricted: (name) => `La restringe «${name}».`,
    notices: (addresses) => `Los avisos de reservaciones van a ${addresses}.`,
  },
  refund: {
    kept: (hours, percent) =>
      `Si se cancela con menos de ${hours} horas de anticipación, se retiene el ${percent} % del precio.`,
    never: 'Un traslado no se puede cancelar después de su salida, así que 0 horas nunca aplica.',
    back: (of, back) => `De ${of}, el huésped recibe ${back}.`,
    service: (name) => `Para ${name}. Las reglas de su propiedad no le aplican.`,
    property: (name) => `Para los servicios de ${name} que no tienen reglas propias.`,
  },
  included: {
    all: (property) => `Todas las estancias en ${property}`,
    stays: (property, conditions) => `Las estancias en ${property} ${conditions}`,
    ride: (stays, service) => `${stays} incluyen ${service}. El huésped no paga nada por él.`,
    ratePlan: (name) => `con el plan tarifario ${name}`,
    market: (name) => `del segmento de mercado ${name}`,
    nights: (nights) => `de ${nights} noches o más`,
    member: { yes: 'de socios', no: 'de quienes no son socios' },
    guest: { yes: 'de invitados de socios', no: 'de quienes no son invitados de un socio' },
    club: (name) => `del club ${name}`,
  },
  segment: {
    flight: (time) => `Para un vuelo a las ${time}:`,
    international: (time) => `salida a las ${time} si es internacional,`,
    national: (time) => `salida a las ${time} si es nacional.`,
    extra: 'Las propiedades con minutos extra salen antes por esos minutos.',
    off: 'Está inactivo, así que sus servicios no se ofrecen.',
  },
} satisfies typeof english;
