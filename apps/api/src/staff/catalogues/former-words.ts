/** Heads of columns by their catalogue, as files had them that were exported before they were renamed, and their fields. */
export const FORMER_HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flights: {
    National: 'is_national',
    Number: 'flight_number',
    Número: 'flight_number',
    Time: 'flight_time',
    Hora: 'flight_time',
    'From or to': 'other_airport',
    'Desde o hacia': 'other_airport',
    From: 'valid_from',
    Desde: 'valid_from',
    Until: 'valid_to',
    Hasta: 'valid_to',
  },
  places: {
    Kind: 'kind',
    'Cómo encontrar al conductor (inglés)': 'detail_en',
    'Cómo encontrar al conductor (español)': 'detail_es',
  },
  properties: {
    'Cancel (hours)': 'cancel_hours',
    'Cancelar (horas)': 'cancel_hours',
    'Who takes a seat': 'seat_policy',
    'Quién ocupa un asiento': 'seat_policy',
  },
  rates: {
    'Largest party': 'pax_max',
    'Grupo más grande': 'pax_max',
    'Vale desde': 'valid_from',
    'Vale hasta': 'valid_to',
  },
  regions: { 'Allow tags': 'allow_tags', 'Deny tags': 'deny_tags', 'Etiquetas negadas': 'deny_tags' },
  segments: { 'Type in words': 'type_description', 'Tipo en palabras': 'type_description' },
  services: {
    'Seats of a departure': 'departure_capacity',
    'Asientos de una salida': 'departure_capacity',
    'Surfboards, wheelchairs, child seats': 'confirms_items',
    'Tablas de surf, sillas de ruedas, sillas infantiles': 'confirms_items',
    'Kind of ride (English)': 'transportation_type_en',
    'Kind of ride (Spanish)': 'transportation_type_es',
    'How it goes (English)': 'itinerary_en',
    'How it goes (Spanish)': 'itinerary_es',
    'Cómo es el viaje (inglés)': 'itinerary_en',
    'Cómo es el viaje (español)': 'itinerary_es',
    'Bueno saber (inglés)': 'recommendations_en',
    'Bueno saber (español)': 'recommendations_es',
    'Where it runs (English)': 'demarcation_en',
    'Where it runs (Spanish)': 'demarcation_es',
    'Dónde opera (inglés)': 'demarcation_en',
    'Dónde opera (español)': 'demarcation_es',
  },
};

/** Words of cells that were renamed, and what they are now. */
export const FORMER_CELLS: Readonly<Record<string, string>> = {
  national: 'domestic',
  'adultos y sillas de bebé': 'adultos y sillas para bebé',
};
