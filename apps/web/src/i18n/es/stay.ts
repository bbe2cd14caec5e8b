import type { stay as english } from '../en/stay.ts';

export const stay = {
  arrival: {
    why: 'Muchas personas están consultando estancias desde esta red. Escribe también tu fecha de llegada.',
    hint: 'El primer día de tu estancia en el resort',
  },
  write: 'Escríbenos',
  again: 'Revisar lo que escribí',
  tryAgain: 'Intentar de nuevo',
  refresh: 'Actualizar',
  concierge: 'Escribirle al concierge',
  chooseAirport: (airport: string) => `Usar ${airport}`,
  notFound: {
    title: 'No encontramos una reservación con esos datos',
    text: 'Revisa el número de confirmación y el apellido, tal como están en la confirmación del resort. Si viajan varias personas, usa el apellido de quien reservó.',
    withArrival: 'Revisa también la fecha de llegada: es el primer día de la estancia.',
  },
  noLongerAvailable: {
    title: 'Tu reservación ya no está disponible',
    text: 'La estancia se canceló o cambió en el resort. Llámanos y la revisamos contigo.',
  },
  expired: {
    title: 'Tu estancia ya terminó',
    text: 'Esta reservación es de una fecha pasada; ya no hay nada que reservar para ella.',
  },
  notAvailable: {
    title: 'Reservación no disponible',
    text: 'Con esta estancia no se puede reservar transportación en línea. Llámanos y organizamos tu traslado.',
  },
  clubConcierge: {
    title: 'Tu concierge se encarga',
    text: 'Por ser socio del club, tu transportación se organiza de forma personal. Ya preparamos el mensaje con los datos de tu estancia; solo falta enviarlo.',
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
    text: 'Es cosa nuestra, no tuya. Inténtalo de nuevo en un momento.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'No recibimos respuesta. Revisa tu señal e inténtalo de nuevo; lo que escribiste sigue aquí.',
  },
  tooMany: {
    title: 'Hagamos una pausa',
    text: (seconds: number) =>
      seconds > 90
        ? `Fueron muchos intentos seguidos. Puedes intentarlo en unos ${Math.ceil(seconds / 60)} minutos.`
        : `Fueron muchos intentos seguidos. Puedes intentarlo en ${seconds} segundos.`,
  },
} satisfies typeof english;
