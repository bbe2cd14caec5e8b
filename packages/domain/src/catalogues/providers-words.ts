import type { providers } from './providers.ts';
import type { WordsOf } from './words.ts';

export const providersWords = {
  en: {
    one: 'provider',
    many: 'providers',
    lead: 'The companies that drive your guests.',
    noneText: 'A service needs a provider. Add the first one.',
    columns: {
      trade_name: 'Name',
      business_name: 'Legal name',
      phone: 'Phone',
      email: 'Email',
      contacts: 'Contacts',
    },
    hints: {
      trade_name: 'Shown to guests with the service.',
      contacts: 'One per line: purpose and person.',
    },
  },
  es: {
    one: 'proveedor',
    many: 'proveedores',
    gender: 'm',
    lead: 'Las empresas que llevan a tus huéspedes.',
    noneText: 'Un servicio necesita un proveedor. Agrega el primero.',
    columns: {
      trade_name: 'Nombre',
      business_name: 'Razón social',
      phone: 'Teléfono',
      email: 'Correo',
      contacts: 'Contactos',
    },
    hints: {
      trade_name: 'Se muestra a los huéspedes con el servicio.',
      contacts: 'Uno por renglón: asunto y persona.',
    },
  },
} satisfies WordsOf<typeof providers>;
