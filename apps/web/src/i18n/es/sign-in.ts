import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  title: 'Mi transportación',
  lead: 'Consulta, cambia o cancela tus traslados. Busca tu reservación para empezar.',
  tabs: '¿Cómo quieres buscarla?',
  byBooking: 'Reservación de transportación',
  byStay: 'Reservación del resort',
  bookingNumber: 'Número de reservación',
  bookingNumberHint: {
    ours: 'Diez letras y números, en tu confirmación, como 7K3QW9ZC4T',
    group: 'En tu confirmación, tal como está escrito',
  },
  lastName: 'Apellido',
  arrival: 'Fecha de llegada de tu estancia',
  lastNameHint: 'Apellido de quien hizo la reservación',
  resort: 'Resort',
  resortPlaceholder: 'Elige tu resort',
  resortLoading: 'Cargando resorts…',
  booking: 'Número de confirmación',
  bookingHint: (example) => `En la confirmación del resort, como ${example}`,
  submit: 'Ver mi transportación',
  looking: 'Buscando tu reservación…',
  none: '¿Aún no tienes reservación?',
  book: 'Reservar transportación',
  cancel: 'Cancelar',
  bookingNotFound: {
    title: 'No encontramos la transportación',
    text: 'No encontramos una reservación con ese número y apellido. Revisa ambos en tu confirmación. Usa el apellido de quien hizo la reservación.',
    question: '¿Quieres reservar transportación?',
  },
  noTransportation: {
    title: 'No encontramos la transportación',
    text: (resort) => `Encontramos tu estancia en ${resort}. Todavía no tiene transportación.`,
    question: '¿Quieres reservar transportación?',
  },
  bookingOver: {
    cancelled: {
      title: 'Esta reservación se canceló',
      text: 'Todavía puedes verla y revisar su reembolso.',
    },
    expired: {
      title: 'Esta reservación venció',
      text: 'No se pagó a tiempo. No se cobró nada. Puedes reservar de nuevo.',
    },
    see: 'Ver la reservación',
    again: 'Reservar de nuevo',
  },
  resortsFailed: 'No pudimos cargar los resorts.',
  retry: 'Intentar de nuevo',
  again: {
    title: 'Entra de nuevo',
    text: 'Tu sesión terminó. Lo que escribiste sigue aquí: entra y continúa.',
  },
} satisfies typeof english;
