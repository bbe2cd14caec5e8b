import type { why as Why } from '../en/staff-why.ts';
import { grouped } from './grouped.ts';

export const hours = (count: number) => (count === 1 ? '1 hora' : `${grouped(count)} horas`);

/** The facts behind a time or a refund, for readers who ask. */
export const why: typeof Why = {
  ride: '¿Por qué estas horas?',
  flight: (time) => `El vuelo sale a las ${time}.`,
  flightTyped: (time) => `El vuelo sale a las ${time}, como se escribió; no está en el horario.`,
  duration: (minutes) =>
    [
      ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} h`] : []),
      ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : []),
    ].join(' '),
  kinds: { '1': 'Vuelo nacional', '0': 'Vuelo internacional' },
  before: (duration, kind) => `${kind}: recogida ${duration} antes.`,
  extra: (minutes) =>
    `El resort suma ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} para este aeropuerto.`,
  rounded: (exact, time) => `Son las ${exact}, redondeado hacia abajo a 5 minutos: ${time}.`,
  keptSettings: 'Son los ajustes que había cuando se planeó el traslado.',
  notCurrent: 'El tramo o el resort tienen hoy otros ajustes. Este traslado conserva la hora que se vendió.',
  landing: 'Se recoge al huésped cuando aterriza.',
  change: (count) => `El huésped puede cambiarlo hasta ${hours(count)} antes del traslado.`,
  cancel: (count) => `El huésped puede cancelarlo hasta ${hours(count)} antes del traslado.`,
  settings: 'Las horas de ambos plazos son ajustes del resort, como estaban cuando se planeó el traslado.',
  refund: 'Cálculo del reembolso',
  paid: (amount) => `Se pagaron ${amount}.`,
  kept: (ride, amount) => `${ride}: ${amount} por un traslado que sigue o que ya se usó.`,
  rule: (ride, before, percent, amount) =>
    `${ride}: con menos de ${hours(before)} antes del traslado, el cargo es de ${percent}%: ${amount}.`,
  earlier: (before, percent) =>
    percent === 0
      ? `Con ${hours(before)} o más de anticipación no habría cargo.`
      : `Con ${hours(before)} o más de anticipación, el cargo sería de ${percent}%.`,
  noRule: (ride, price) =>
    `${ride}: su parte es ${price}. Ahora no aplica ninguna regla de reembolso, o se condonó el cargo, así que no hay cargo.`,
  gone: (ride, amount) => `${ride}: ya cancelado, con un cargo de ${amount}.`,
  back: (amount) => `Antes se reembolsaron ${amount}.`,
  sum: (amount) => `El resto se reembolsa: ${amount}.`,
};
