import type { CouponState } from '../booking/state.ts';
import type { Language } from '../language.ts';
import type { ViewColumn } from './booking-view.ts';

type ViewWords = {
  readonly number: string;
  readonly reference: string;
  readonly columns: Readonly<Record<ViewColumn, string>>;
  /** Start or end of the next ride. */
  readonly place: string;
  readonly zone: string;
  readonly states: Readonly<Record<CouponState, string>>;
};

/** Words of lists of bookings, on the page and in their files. */
export const viewWords: Readonly<Record<Language, ViewWords>> = {
  en: {
    number: 'Booking',
    reference: 'Ride',
    columns: {
      ride: 'Next ride',
      flight: 'Flight',
      guest: 'Guest',
      property: 'Resort',
      status: 'Status',
      folio: 'Confirmation number',
      service: 'Service',
      people: 'Passengers',
      total: 'Price',
      due: 'Still to pay',
      created: 'Booked on',
      email: 'Email',
      phone: 'Phone',
    },
    place: 'Airport',
    zone: 'Time zone',
    states: {
      pending_payment: 'Waiting for payment',
      confirmed: 'Confirmed',
      partially_cancelled: 'Partly canceled',
      cancelled: 'Canceled',
      expired: 'Expired',
    },
  },
  es: {
    number: 'Reservación',
    reference: 'Traslado',
    columns: {
      ride: 'Próximo traslado',
      flight: 'Vuelo',
      guest: 'Huésped',
      property: 'Resort',
      status: 'Estado',
      folio: 'Número de confirmación',
      service: 'Servicio',
      people: 'Pasajeros',
      total: 'Precio',
      due: 'Por pagar',
      created: 'Reservada el',
      email: 'Correo',
      phone: 'Teléfono',
    },
    place: 'Aeropuerto',
    zone: 'Zona horaria',
    states: {
      pending_payment: 'Espera el pago',
      confirmed: 'Confirmada',
      partially_cancelled: 'Cancelada en parte',
      cancelled: 'Cancelada',
      expired: 'Vencida',
    },
  },
};
