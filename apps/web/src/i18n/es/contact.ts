import type { contact as english } from '../en/contact.ts';

export const contact = {
  title: 'Escríbenos',
  lead: 'Cuéntanos qué necesitas. Te responde la gente del resort, por correo.',
  conciergeTitle: 'Escríbele a tu concierge',
  conciergeLead: 'El mensaje ya tiene los datos de tu estancia. Agrega lo que quieras y envíalo.',
  resort: 'Resort',
  airport: 'Aeropuerto de llegada',
  choose: 'Elige uno',
  loading: 'Cargando…',
  booking: 'Reservación del resort',
  bookingHint: (example: string) => `Tu número de confirmación, como ${example}`,
  noBooking: 'No tengo reservación',
  name: 'Nombre completo',
  phone: 'Teléfono celular',
  country: 'MX',
  email: 'Correo electrónico',
  onFile: 'Te contactaremos aquí',
  keep: (masked) => `Registrado: ${masked}. Déjalo vacío para conservarlo.`,
  change: 'Cambiar',
  message: 'Mensaje',
  rides: (arrival?: string, departure?: string) =>
    [
      'Quisiera un traslado que no puedo reservar en línea.',
      '',
      arrival && `Llegada: ${arrival}`,
      departure && `Salida: ${departure}`,
      '',
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
  agreement: 'Términos y privacidad',
  agree: {
    start: 'Acepto los',
    terms: 'términos del servicio',
    middle: 'y el',
    privacy: 'aviso de privacidad',
    newTab: '(se abre en otra pestaña)',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: {
    title: 'Tenemos tu mensaje',
    text: 'Gracias por escribirnos. Te enviamos tu número de referencia por correo.',
    reference: 'Tu número de referencia',
    replyTo: 'La respuesta llegará desde',
    close: 'Listo',
  },
  failures: {
    refused: 'No pudimos recibir este mensaje',
    tooMany: {
      title: 'Ya tenemos varios mensajes tuyos',
      text: (minutes: number) =>
        minutes === 1
          ? 'Puedes enviar el siguiente en un minuto. Lo que escribiste sigue aquí.'
          : `Puedes enviar el siguiente en ${minutes} minutos. Lo que escribiste sigue aquí.`,
    },
    offline: {
      title: 'Sin conexión',
      text: 'No recibimos respuesta. Inténtalo cuando tengas señal: lo que escribiste sigue aquí y nunca se envía dos veces.',
    },
    serverError: {
      title: 'Tu mensaje no llegó',
      text: 'Es cosa nuestra, no tuya. Inténtalo de nuevo en un momento; lo que escribiste sigue aquí.',
    },
  },
} satisfies typeof english;
