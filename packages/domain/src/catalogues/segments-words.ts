import type { segments } from './segments.ts';
import type { WordsOf } from './words.ts';

export const segmentsWords = {
  en: {
    one: 'segment',
    many: 'segments',
    lead: 'Routes between airports and resorts, and how long before a flight the pick-up is.',
    noneText: 'Services run on segments. Add one before you add services.',
    columns: {
      name: 'Name',
      place_area_origin_id: 'Airport end',
      place_area_destination_id: 'Property end',
      international_hour_before: 'International',
      national_hour_before: 'Domestic',
      collective: 'Vehicle',
      transfer_type_id: 'Type number',
      transfer_type: 'Type',
      type_description: 'Type description',
      short_description: 'Short description',
      description: 'Description',
    },
    heads: {
      place_area_origin_id: 'Airport',
      place_area_destination_id: 'Resort',
    },
    labels: {
      place_area_destination_id: 'Resort',
      international_hour_before: 'Before an international flight',
      national_hour_before: 'Before a domestic flight',
      collective: 'Type',
      active: 'Offered',
    },
    hints: {
      international_hour_before: 'Hours and minutes, like 03:30. Extra minutes of a resort are added.',
      national_hour_before: 'Hours and minutes, like 02:30.',
      transfer_type_id: 'The type’s number in the group’s systems: 1 shared, 2 private.',
    },
    flags: {
      collective: { yes: 'Shared', no: 'Private' },
    },
    sections: { group: 'Descriptions' },
    issues: { 'segment.same_place': 'A segment can’t end where it begins.' },
  },
  es: {
    one: 'segmento',
    many: 'segmentos',
    gender: 'm',
    lead: 'Trayectos entre aeropuertos y resorts, y cuánto antes de un vuelo es la recogida.',
    noneText: 'Los servicios operan en segmentos. Agrega uno antes de agregar servicios.',
    columns: {
      name: 'Nombre',
      place_area_origin_id: 'Aeropuerto',
      place_area_destination_id: 'Propiedad',
      international_hour_before: 'Internacional',
      national_hour_before: 'Nacional',
      collective: 'Vehículo',
      transfer_type_id: 'Número del tipo',
      transfer_type: 'Tipo',
      type_description: 'Descripción del tipo',
      short_description: 'Descripción corta',
      description: 'Descripción',
    },
    heads: {
      place_area_destination_id: 'Resort',
    },
    labels: {
      place_area_destination_id: 'Resort',
      international_hour_before: 'Antes de un vuelo internacional',
      national_hour_before: 'Antes de un vuelo nacional',
      collective: 'Tipo',
      active: 'Se ofrece',
    },
    hints: {
      international_hour_before: 'Horas y minutos, como 03:30. Se suman los minutos extra del resort.',
      national_hour_before: 'Horas y minutos, como 02:30.',
      transfer_type_id: 'El número del tipo en los sistemas del grupo: 1 compartido, 2 privado.',
    },
    flags: {
      collective: { yes: 'Compartido', no: 'Privado' },
    },
    sections: { group: 'Descripciones' },
    issues: { 'segment.same_place': 'Un segmento no puede terminar donde empieza.' },
  },
} satisfies WordsOf<typeof segments>;
