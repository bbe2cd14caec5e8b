import type { home as english } from '../en/home.ts';

export const home = {
  headline: 'Del avión a tu almohada.',
  lead: 'Tu traslado del aeropuerto al resort y de regreso, ligado a tu estancia.',
  resume: 'Continuar tu reserva',
  form: {
    name: 'Reserva tu traslado',
    title: '¿Dónde pasamos por ti?',
    trip: 'Tu viaje',
    roundTrip: 'Redondo',
    oneWay: 'Sencillo',
    direction: '¿En qué sentido?',
    toResort: 'Del aeropuerto al resort',
    toAirport: 'Del resort al aeropuerto',
    airport: 'Aeropuerto',
    airportPlaceholder: 'Elige tu aeropuerto',
    airportsLoading: 'Cargando aeropuertos…',
    resort: 'Resort',
    resortPlaceholder: 'Elige tu resort',
    resortFirst: 'Primero elige el aeropuerto',
    booking: 'Número de confirmación',
    bookingHint: (example: string) => `En la confirmación de tu resort, como ${example}`,
    lastName: 'Apellido',
    lastNameHint: 'Como está en la reservación',
    submit: 'Buscar mi traslado',
    submitting: 'Buscando tu estancia…',
    stub: 'Boleto de traslado',
    manage: '¿Ya reservaste?',
    manageLink: 'Mi transportación',
    catalogueFailed: 'No pudimos cargar los aeropuertos.',
    retry: 'Intentar de nuevo',
  },
  features: {
    title: ['Aterrizas.', 'Ahí estamos.'],
    flight: {
      title: 'Seguimos tu vuelo',
      text: 'Temprano o tarde, la hora sale de tu vuelo y no de una suposición.',
    },
    manage: {
      title: 'Cámbialo tú',
      text: 'Consulta, cambia o cancela tu reserva y conoce el costo antes de confirmar.',
    },
    drivers: {
      title: 'Choferes que conocen la costa',
      text: 'Con licencia, seguro y experiencia, en autos que revisamos.',
    },
    greet: {
      title: 'Te esperan con tu nombre',
      text: 'Al pasar la aduana verás tu nombre; te acompañamos hasta el auto.',
    },
  },
  resorts: {
    title: 'A dónde te llevamos',
    text: 'Elige tu resort para empezar.',
    choose: (name: string) => `Empezar con ${name}`,
    from: (airports: string) => `Desde ${airports}`,
  },
} satisfies typeof english;
