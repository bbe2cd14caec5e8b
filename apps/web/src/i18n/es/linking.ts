import type { linking as english } from '../en/linking.ts';

export const linking = {
  title: 'Agregar otra estancia',
  kind: '¿Qué estancia es?',
  kinds: {
    related: { title: 'Otra habitación, mismas fechas', detail: 'Amigos o familia en tu resort' },
    consecutive: {
      title: 'La estancia justo antes o después',
      detail: 'En tu resort o en otro de este aeropuerto',
    },
  },
  resort: 'Resort de esa estancia',
  resortPlaceholder: 'Elige el resort',
  booking: 'Número de confirmación',
  lastName: 'Apellido',
  arrival: 'Fecha de llegada de esa estancia',
  lastNameHint: 'Apellido del huésped de esa estancia',
  submit: 'Agregar esta estancia',
  looking: 'Buscando la estancia…',
  found: 'También en tu grupo',
  candidate: { related: 'Otra habitación', consecutive: 'Tu otra estancia' },
  add: 'Agregar',
  addNamed: (folio: string) => `Agregar ${folio}`,
  adding: 'Agregando…',
  notLooked: 'No pudimos buscar tus otras estancias en este momento. Puedes escribir su número.',
  lookAgain: 'Buscar de nuevo',
  nothing: 'Estas estancias ya viajan juntas.',
  seeBooking: 'Ver mi transportación',
  issues: {
    'missing.booking': () => 'Escribe el número de confirmación',
    'missing.lastName': () => 'Escribe el apellido de su huésped',
    'missing.resort': () => 'Elige el resort',
  },
  refusals: {
    'link.not_found': 'No encontramos esa reservación.',
    'link.already_selected': 'Ya agregaste este número de confirmación.',
    'link.different_destination':
      'Esa estancia es en otro destino, así que no puede compartir este traslado.',
    'link.not_consecutive': 'Esa estancia no va justo antes ni justo después de la tuya.',
    'link.dates_do_not_match': 'Las fechas de las dos estancias no coinciden.',
    'link.already_has_transportation': 'Esa estancia ya tiene un traslado reservado.',
    'link.no_transportation_included': 'Tu estancia incluye un traslado y esa no.',
    'link.included_does_not_match': 'Las dos estancias incluyen traslados diferentes.',
    'link.server_error': 'No pudimos buscarla. Por favor intenta de nuevo.',
    'link.offline': 'No pudimos conectarnos. Quizá no tienes conexión.',
  },
  next: {
    'link.not_found': 'Revisa el número y el apellido en la confirmación de esa estancia.',
    'link.already_selected': 'Sus huéspedes ya están en la lista de arriba.',
    'link.different_destination':
      'Termina primero esta reservación. Después reserva el traslado de esa estancia desde la página de inicio.',
    'link.not_consecutive': 'Reserva por separado el traslado de esa estancia.',
    'link.dates_do_not_match':
      'Las habitaciones comparten traslado cuando sus fechas son las mismas. Reserva ese traslado por separado o llámanos.',
    'link.already_has_transportation': 'El huésped puede verlo y cambiarlo en Mi transportación.',
    'link.no_transportation_included':
      'Para conservar tu beneficio, reserva ese traslado por separado o llámanos.',
    'link.included_does_not_match':
      'Para conservar ambos beneficios, reserva ese traslado por separado o llámanos.',
    'link.server_error': 'Lo que escribiste está guardado. Si vuelve a pasar, llámanos.',
    'link.offline': 'Lo que escribiste está guardado. Intenta de nuevo cuando tengas conexión.',
  },
  span: {
    title: 'Tus dos traslados',
    arrival: (resort: string, day: string) => `Del aeropuerto a ${resort} el ${day}.`,
    departure: (resort: string, day: string) => `De ${resort} al aeropuerto el ${day}.`,
    between: 'El traslado entre resorts no está incluido.',
  },
  moves: {
    arrival: (resort: string, day: string) => `Si la agregas, llegas a ${resort} el ${day}.`,
    departure: (resort: string, day: string) =>
      `Si la agregas, tu vuelo de regreso es el ${day}, desde ${resort}.`,
  },
} satisfies typeof english;
