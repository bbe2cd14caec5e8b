import type { terms } from './terms.ts';
import type { WordsOf } from './words.ts';

export const termsWords = {
  en: {
    one: 'version',
    many: 'versions',
    title: 'Terms and policies',
    lead: 'What guests accept before they book, by resort. An accepted version can’t change: add a newer one.',
    noneText: 'Guests accept the terms of the services. Add a text for a resort.',
    columns: {
      name: 'Name',
      property_id: 'Resort',
      kind: 'Type',
      in_force_from: 'In force from',
      text: 'Text',
    },
    hints: {
      name: 'For staff.',
      in_force_from: 'The first day, at the resort. The previous version ends then.',
      text: 'One paragraph per line. The service’s own terms follow.',
    },
    taken: 'There is already a version of this kind from this day on',
    choices: {
      kind: {
        terms: 'Terms and conditions',
        cancellation: 'Cancellation policy',
        disclaimer: 'Disclaimer',
        privacy: 'Privacy',
      },
    },
    issues: {
      'terms.accepted': 'Guests have accepted this version, so it can’t be changed. Add a newer one.',
      'terms.empty': 'Guests read both languages. Write this one, too.',
    },
  },
  es: {
    one: 'versión',
    many: 'versiones',
    title: 'Términos y políticas',
    gender: 'f',
    lead: 'Lo que los huéspedes aceptan antes de reservar, por resort. Una versión aceptada ya no cambia: agrega otra.',
    noneText: 'Los huéspedes aceptan los términos de los servicios. Agrega un texto para un resort.',
    columns: {
      name: 'Nombre',
      property_id: 'Resort',
      kind: 'Tipo',
      in_force_from: 'Vigente desde',
      text: 'Texto',
    },
    hints: {
      name: 'Para el personal.',
      in_force_from: 'El primer día, en el resort. La versión anterior termina entonces.',
      text: 'Un párrafo por línea. Después van los términos del servicio.',
    },
    taken: 'Ya hay una versión de este tipo desde ese día',
    choices: {
      kind: {
        terms: 'Términos y condiciones',
        cancellation: 'Política de cancelación',
        disclaimer: 'Aviso legal',
        privacy: 'Privacidad',
      },
    },
    issues: {
      'terms.accepted':
        'Ya hay huéspedes que aceptaron esta versión, así que no se puede cambiar. Agrega una nueva.',
      'terms.empty': 'Los huéspedes leen los dos idiomas. Escribe también este.',
    },
  },
} satisfies WordsOf<typeof terms>;
