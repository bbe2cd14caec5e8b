import type { priceExpectations } from './price-expectations.ts';
import type { WordsOf } from './words.ts';

export const priceExpectationsWords = {
  en: {
    one: 'expected price',
    many: 'expected prices',
    lead: 'Prices that guests must be charged. A change of rates, services or resorts that breaks one of them is not saved.',
    noneText: 'Add the prices that must never change by accident. “Guest price” can add the one it shows.',
    newLead:
      'While it is active, no change of rates, services or resorts may change this price. Leave a price that is only planned inactive.',
    columns: {
      property_id: 'Property',
      service_id: 'Service',
      service_date: 'First ride',
      adults: 'Adults',
      children: 'Children',
      babies: 'Babies',
      amount: 'Price',
      currency: 'Currency',
      note: 'Note',
    },
    heads: { service_id: 'Service', service_date: 'Date', amount: 'Expected' },
    labels: { active: 'Active: this price is checked' },
    hints: {
      service_id: 'A service of this resort. It sets the trip.',
      service_date: 'After that day, the price stays in the list and is no longer checked.',
      children: 'Under 4, without a baby seat.',
      babies: 'Children in baby seats.',
      amount: 'For a guest whose stay includes no ride.',
      currency: 'The currency of the service’s rates.',
      note: 'For you and your colleagues: where this price was promised.',
    },
    sections: { party: 'Passengers', price: 'Price' },
    taken: 'There is already an expected price for this service, day and party.',
  },
  es: {
    one: 'precio esperado',
    many: 'precios esperados',
    gender: 'm',
    lead: 'Precios que se deben cobrar a los huéspedes. Un cambio de tarifas, servicios o resorts que altere uno no se guarda.',
    noneText:
      'Agrega los precios que nunca deben cambiar por accidente. “Precio para un huésped” puede agregar el que muestra.',
    newLead:
      'Mientras esté activo, ningún cambio de tarifas, servicios o resorts puede alterar este precio. Deja inactivo uno que apenas se planea.',
    columns: {
      property_id: 'Propiedad',
      service_id: 'Servicio',
      service_date: 'Primer traslado',
      adults: 'Adultos',
      children: 'Niños',
      babies: 'Bebés',
      amount: 'Precio',
      currency: 'Moneda',
      note: 'Nota',
    },
    heads: { service_id: 'Servicio', service_date: 'Fecha', amount: 'Esperado' },
    labels: { active: 'Activo: se revisa este precio' },
    hints: {
      service_id: 'Un servicio de este resort. Define el viaje.',
      service_date: 'Después de ese día, el precio sigue en la lista y deja de revisarse.',
      children: 'Menores de 4 años, sin silla para bebé.',
      babies: 'Niños en silla para bebé.',
      amount: 'Para un huésped cuya estancia no incluye traslado.',
      currency: 'La moneda de las tarifas del servicio.',
      note: 'Para ti y tus colegas: dónde se prometió este precio.',
    },
    sections: { party: 'Pasajeros', price: 'Precio' },
    taken: 'Ya hay un precio esperado para este servicio, día y grupo.',
  },
} satisfies WordsOf<typeof priceExpectations>;
