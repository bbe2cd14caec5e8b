import type { signIn as english } from '../en/sign-in.ts';

export const signIn = {
  title: 'Mi transportación',
  lead: 'Ve, cambia o cancela tus traslados. Dinos cuál es tu reserva.',
  tabs: '¿Cómo quieres buscarla?',
  byBooking: 'Reserva de transportación',
  byStay: 'Reserva del resort',
  bookingNumber: 'Número de reserva',
  bookingNumberHint: 'Diez letras y números, en tu confirmación, como 7K3QW9ZC4T',
  lastName: 'Apellido',
  arrival: 'Fecha de llegada de tu estancia',
  lastNameHint: 'De quien hizo la reservación',
  resort: 'Resort',
  resortPlaceholder: 'Elige tu resort',
  resortLoading: 'Cargando resorts…',
  booking: 'Número de confirmación',
  bookingHint: (example) => `En la confirmación del resort, como ${example}`,
  submit: 'Ver mi transportación',
  looking: 'Buscando tu reserva…',
  none: '¿Aún no tienes reserva?',
  book: 'Reservar transportación',
  cancel: 'Cancelar',
  bookingNotFound: {
    title: 'No encontramos la transportación',
    text: 'Ninguna reserva tiene ese número y apellido. Revisa ambos en tu confirmación; el apellido es el de quien hizo la reservación.',
    question: '¿Quieres reservar transportación?',
  },
  noTransportation: {
    title: 'No encontramos la transportación',
    text: (resort) => `Encontramos tu estancia en ${resort}. Todavía no tiene transportación.`,
    question: '¿Quieres reservar transportación?',
  },
  bookingOver: {
    cancelled: {
      title: 'Tu reservación ya no está disponible',
      text: 'Esta reserva de transportación se canceló. Todavía puedes verla, y dónde va su reembolso.',
    },
    expired: {
      title: 'Esta reserva venció',
      text: 'No se pagó a tiempo y sus lugares se liberaron. No se cobró nada. Puedes reservar de nuevo.',
    },
    see: 'Ver la reserva',
    again: 'Reservar de nuevo',
  },
  resortsFailed: 'No pudimos cargar los resorts.',
  retry: 'Intentar de nuevo',
} satisfies typeof english;
