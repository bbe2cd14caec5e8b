import type { priceExpectations } from './price-expectations.ts';
import type { WordsOf } from './words.ts';

export const priceExpectationsWords = {
  en: {
    one: 'price expectation',
    many: 'price expectations',
    lead: 'What guests must be asked. A change of rates, services or properties that breaks one of these prices is not saved.',
    noneText:
      'Expect the prices that must never change by accident. “What would a guest pay” makes one of what it shows.',
    newLead:
      'While it is active, no change of rates, services or properties may change this price. Leave a price that is only planned inactive.',
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
    labels: { active: 'Keep this price' },
    hints: {
      service_id: 'A service of this property. Its trip is that of the service.',
      service_date: 'A price of a day that is over is kept, and no longer checked.',
      children: 'Under 4, without a baby seat.',
      babies: 'Children in baby seats.',
      amount: 'For a guest whose stay includes no ride.',
      currency: 'As the rates of the service say.',
      note: 'For you and your colleagues: where this price was promised.',
    },
    sections: { party: 'Who rides', price: 'What it costs' },
    taken: 'There is an expectation for this service, day and party already.',
  },
  es: {
    one: 'precio esperado',
    many: 'precios esperados',
    gender: 'm',
    lead: 'Lo que se debe cobrar a los huéspedes. Un cambio de tarifas, servicios o propiedades que altere uno de estos precios no se guarda.',
    noneText:
      'Guarda los precios que nunca deben cambiar por accidente. «Qué pagaría un huésped» hace uno de lo que muestra.',
    newLead:
      'Mientras esté activo, ningún cambio de tarifas, servicios o propiedades puede alterar este precio. Deja inactivo uno que apenas se planea.',
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
    labels: { active: 'Cuidar este precio' },
    hints: {
      service_id: 'Un servicio de esta propiedad. El viaje es el del servicio.',
      service_date: 'El precio de un día que ya pasó se conserva y deja de revisarse.',
      children: 'Menores de 4 años, sin silla para bebé.',
      babies: 'Niños en silla para bebé.',
      amount: 'Para un huésped cuya estancia no incluye traslado.',
      currency: 'Como la de las tarifas del servicio.',
      note: 'Para ti y tus colegas: dónde se prometió este precio.',
    },
    sections: { party: 'Quiénes viajan', price: 'Lo que cuesta' },
    taken: 'Ya hay un precio esperado para este servicio, día y grupo.',
  },
} satisfies WordsOf<typeof priceExpectations>;
