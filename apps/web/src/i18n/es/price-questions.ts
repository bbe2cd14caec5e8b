import type { priceQuestions as english } from '../en/price-questions.ts';
import { grouped } from './grouped.ts';

export const priceQuestions = {
  unusual: {
    title: (count) =>
      count === 1 ? '¿Es correcto este precio?' : `¿Son correctos estos ${grouped(count)} precios?`,
    rates: 'Más del doble o menos de la mitad del precio anterior o del contiguo, o en cero.',
    exchange: 'El tipo de cambio varía más de 20 %.',
    zonesTitle: (count) =>
      count === 1
        ? '¿Es correcta esta zona horaria?'
        : `¿Son correctas estas ${grouped(count)} zonas horarias?`,
    zones: 'Las horas de recogida y los plazos siguen este reloj. El aeropuerto está en otro país.',
    now: 'Nuevo',
    old: 'Antes',
    neighbour: 'Contiguo',
    more: (count) => `Y ${grouped(count)} más.`,
    confirm: (count) => (count === 1 ? 'Sí, está bien' : 'Sí, están bien'),
    change: () => 'Cambiar',
    unsaved: 'No se guardó nada. Haz el cambio y guarda de nuevo.',
  },
  expected: {
    refused: (count) =>
      count === 1
        ? 'No se guardó nada: cambiaría un precio esperado.'
        : `No se guardó nada: cambiarían ${grouped(count)} precios esperados.`,
    would: (count) =>
      count === 1
        ? 'Así no se puede guardar: cambiaría un precio esperado.'
        : `Así no se puede guardar: cambiarían ${grouped(count)} precios esperados.`,
    amounts: (expected, found) =>
      found === null
        ? `Se espera ${expected}. No tendría ningún precio.`
        : `Se espera ${expected}. Sería ${found}.`,
    wins: (rate) => `Gana la tarifa: ${rate}.`,
    why: 'Ver el cálculo de hoy',
    more: (count, shown) =>
      shown === 0
        ? 'No puedes ver los precios esperados. Pregunta a quien fija los precios.'
        : `Y ${grouped(count)} más.`,
    whatNow:
      'Si el nuevo precio es el correcto: desactiva el precio esperado, haz el cambio y actívalo de nuevo con el nuevo precio.',
  },
} satisfies typeof english;
