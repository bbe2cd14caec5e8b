import type { WordsOf } from '../catalogues/words.ts';
import type { stayFile } from './stay-file.ts';

/** Heads of a file of stays; `labels` are the other names that hotels give them. */
export const stayFileWords = {
  en: {
    one: 'stay',
    many: 'stays',
    lead: 'Stays with which guests book.',
    noneText: 'No stay has been added yet.',
    columns: {
      folio: 'Confirmation number',
      last_name: 'Last name',
      first_name: 'First name',
      property_id: 'Property',
      arrival: 'Arrival',
      departure: 'Departure',
      adults: 'Adults',
      children: 'Children',
      country: 'Country',
      email: 'Email',
      phone: 'Phone',
    },
    labels: {
      folio: 'Number',
      last_name: 'Surname',
      property_id: 'Resort',
      arrival: 'Check-in',
      departure: 'Check-out',
    },
  },
  es: {
    one: 'estancia',
    many: 'estancias',
    gender: 'f',
    lead: 'Estancias con las que reservan los huéspedes.',
    noneText: 'Todavía no se agregó ninguna estancia.',
    columns: {
      folio: 'Número de confirmación',
      last_name: 'Apellido',
      first_name: 'Nombre',
      property_id: 'Propiedad',
      arrival: 'Llegada',
      departure: 'Salida',
      adults: 'Adultos',
      children: 'Niños',
      country: 'País',
      email: 'Correo',
      phone: 'Teléfono',
    },
    labels: {
      folio: 'Número',
      last_name: 'Apellidos',
      property_id: 'Hotel',
      arrival: 'Entrada',
      children: 'Menores',
    },
  },
} satisfies WordsOf<typeof stayFile>;
