import type { contact as english } from '../en/contact.ts';

export const contact = {
  title: 'Escríbenos',
  lead: 'Dinos qué necesitas. El equipo del resort te responde por correo.',
  conciergeTitle: 'Escríbele a tu concierge',
  conciergeLead: 'Ya pusimos los datos de tu estancia. Agrega lo que quieras y envíalo.',
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
  didYouMean: (address) => `¿Quisiste decir ${address}?`,
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
    title: 'Recibimos tu mensaje',
    text: 'Gracias por escribirnos. Te estamos enviando tu número de referencia por correo.',
    reference: 'Tu número de referencia',
    replyTo: 'Nuestra respuesta llegará desde',
    close: 'Listo',
  },
  failures: {
    refused: 'No pudimos recibir este mensaje',
    tooMany: {
      title: 'Ya nos enviaste varios mensajes',
      text: (minutes: number) =>
        minutes === 1
          ? 'Puedes enviar el siguiente en un minuto. Tu mensaje está guardado aquí.'
          : `Puedes enviar el siguiente en ${minutes} minutos. Tu mensaje está guardado aquí.`,
    },
    offline: {
      title: 'Sin conexión',
      text: 'No pudimos conectarnos. Tu mensaje está guardado aquí. Inténtalo cuando tengas señal. No se enviará dos veces.',
    },
    serverError: {
      title: 'No pudimos enviar tu mensaje',
      text: 'Es un problema de nuestro lado. Tu mensaje está guardado aquí. Inténtalo de nuevo en un momento.',
    },
  },
} satisfies typeof english;
