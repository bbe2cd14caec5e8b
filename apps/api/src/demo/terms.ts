/** Texts of one resort, the next version of one of them beside it; at the others guests accept the services' texts. */
export const demoTerms = [
  {
    id: 1,
    name: 'Terms 2026',
    property_id: 2,
    kind: 'terms',
    in_force_from: '2026-01-01',
    text_en: ['Rides are sold with your stay and cannot be passed on to other guests.'],
    text_es: ['Los traslados se venden con tu estancia y no se pueden ceder a otros huéspedes.'],
  },
  {
    id: 2,
    name: 'Terms 2030',
    property_id: 2,
    kind: 'terms',
    in_force_from: '2030-01-01',
    text_en: ['Rides are sold with your stay. You can pass them on to guests of the same stay.'],
    text_es: ['Los traslados se venden con tu estancia. Los puedes ceder a huéspedes de la misma estancia.'],
  },
  {
    id: 3,
    name: 'Privacy 2026',
    property_id: 2,
    kind: 'privacy',
    in_force_from: '2026-01-01',
    text_en: ['We share your name, flight and phone with the driver, and with nobody else.'],
    text_es: ['Compartimos tu nombre, vuelo y teléfono con el conductor y con nadie más.'],
  },
];
