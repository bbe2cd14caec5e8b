import type { rates } from './rates.ts';
import type { WordsOf } from './words.ts';

export const ratesWords = {
  en: {
    one: 'rate',
    many: 'rates',
    lead: 'Prices of the services. Changes apply to the next guest who sees prices.',
    noneText: 'A service without a rate can’t be booked. Add a rate to sell it.',
    newLead: 'A rate belongs to a service and is valid from one day to another.',
    columns: {
      service_id: 'Service',
      description: 'Description',
      priority: 'Priority',
      price: 'Vehicle',
      adult_price: 'Adult',
      minor_price: 'Child',
      valid_from: 'Valid from',
      valid_to: 'Valid to',
      pax_max: 'Maximum people',
    },
    labels: {
      price: 'Per vehicle (USD)',
      adult_price: 'Per adult (USD)',
      minor_price: 'Per child under 4 (USD)',
      pax_max: 'Seats',
    },
    hints: {
      description: 'For you and your colleagues, like “High season”.',
      priority: 'The lowest number wins.',
      pax_max: 'Empty: as on the service.',
    },
    issues: { 'rate.ends_before': 'A rate can’t end before it begins.' },
  },
  es: {
    one: 'tarifa',
    many: 'tarifas',
    gender: 'f',
    lead: 'Precios de los servicios. Los cambios aplican al siguiente huésped que vea precios.',
    noneText: 'Un servicio sin tarifa no se puede reservar. Agrega una para venderlo.',
    newLead: 'Una tarifa pertenece a un servicio y está vigente de un día a otro.',
    columns: {
      service_id: 'Servicio',
      description: 'Descripción',
      priority: 'Prioridad',
      price: 'Vehículo',
      adult_price: 'Adulto',
      minor_price: 'Niño',
      valid_from: 'Vigente desde',
      valid_to: 'Vigente hasta',
      pax_max: 'Máximo de personas',
    },
    labels: {
      price: 'Por vehículo (USD)',
      adult_price: 'Por adulto (USD)',
      minor_price: 'Por niño menor de 4 (USD)',
      pax_max: 'Lugares',
    },
    hints: {
      description: 'Para ti y tus colegas, como “Temporada alta”.',
      priority: 'Gana el número más bajo.',
      pax_max: 'Vacío: el del servicio.',
    },
    issues: { 'rate.ends_before': 'Una tarifa no puede terminar antes de empezar.' },
  },
} satisfies WordsOf<typeof rates>;
