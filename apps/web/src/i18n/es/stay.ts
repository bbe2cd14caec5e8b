import type { stay as english } from '../en/stay.ts';

export const stay = {
  arrival: {
    why: 'Escribe también tu fecha de llegada.',
    hint: 'El primer día de tu estancia en el resort',
  },
  write: 'Escríbenos',
  again: 'Revisar lo que escribí',
  agency: 'Tengo el número de mi agencia',
  tryAgain: 'Intentar de nuevo',
  concierge: 'Escribirle al concierge',
  chooseAirport: (airport: string) => `Usar ${airport}`,
  notFound: {
    title: 'No encontramos tu reservación',
    text: 'Revisa el número de confirmación y el apellido en la confirmación de tu resort. Usa el apellido de quien reservó.',
    withArrival: 'Revisa también la fecha de llegada. Es el primer día de tu estancia.',
  },
  noLongerAvailable: {
    title: 'Tu reservación ya no está disponible',
    text: 'La estancia se canceló o cambió en el resort. Llámanos y te ayudamos.',
  },
  expired: {
    title: 'Tu estancia ya terminó',
    text: 'Esta reservación es de una fecha pasada, así que ya no puedes reservar un traslado.',
  },
  notAvailable: {
    title: 'Reservación no disponible',
    text: 'Con esta estancia no se puede reservar transportación en línea. Llámanos y organizamos tu traslado.',
  },
  clubConcierge: {
    title: 'Tu concierge lo organiza',
    text: 'Por ser socio del club, tu concierge organiza tu transportación. Tu mensaje ya tiene los datos de tu estancia. Solo envíalo.',
    body: (arrival: string, departure: string) =>
      `Hola:\n\nQuisiera organizar mi transportación del aeropuerto.\n\nLlegada: ${arrival}\nSalida: ${departure}\n`,
  },
  airportMismatch: {
    title: 'Ese aeropuerto no corresponde a tu reservación',
    text: (resort: string, airports: string) =>
      `Tu estancia es en ${resort}, que atendemos desde ${airports}.`,
  },
  serverError: {
    title: 'No pudimos hacer la consulta',
    text: 'Es un problema de nuestro lado. Inténtalo de nuevo en un momento.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'No pudimos conectarnos. Lo que escribiste está guardado. Revisa tu señal e inténtalo de nuevo.',
  },
  tooMany: {
    title: 'Espera un momento, por favor',
    text: (seconds: number) =>
      seconds > 90
        ? `Demasiados intentos. Puedes intentarlo en unos ${Math.ceil(seconds / 60)} minutos.`
        : `Demasiados intentos. Puedes intentarlo en ${seconds} segundos.`,
  },
} satisfies typeof english;
