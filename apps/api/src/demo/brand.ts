import type { CallAnswer } from '@traslado/contract/schemas';

/** The brand as data, so that another group can put its own. The hotel groups come from their own table. */
export const demoBrand: Omit<CallAnswer<'getBrand'>, 'demo' | 'groups'> = {
  name: 'Perla Resorts',
  logo: null,
  colours: {},
  phones: [
    {
      country: 'US',
      label: { en: 'United States & Canada', es: 'Estados Unidos y Canadá' },
      number: '+18005550142',
    },
    { country: 'MX', label: { en: 'Mexico', es: 'México' }, number: '+528005550143' },
    { country: 'GB', label: { en: 'United Kingdom', es: 'Reino Unido' }, number: '+448005550144' },
  ],
  email: 'transfers@perla.example',
  links: {
    websites: [
      { label: { en: 'Perla Resorts', es: 'Perla Resorts' }, href: 'https://perla.example/' },
      { label: { en: 'Perla Club', es: 'Club Perla' }, href: 'https://club.perla.example/' },
      { label: { en: 'Weddings by Perla', es: 'Bodas Perla' }, href: 'https://weddings.perla.example/' },
      {
        label: { en: 'Meetings and events', es: 'Reuniones y eventos' },
        href: 'https://meetings.perla.example/',
      },
    ],
    resources: [
      { label: { en: 'Help and questions', es: 'Ayuda y preguntas' }, href: 'https://perla.example/help' },
      {
        label: { en: 'Travel requirements', es: 'Requisitos de viaje' },
        href: 'https://perla.example/travel',
      },
      {
        label: { en: 'Terms of service', es: 'Términos del servicio' },
        href: 'https://perla.example/terms',
        about: 'terms',
      },
      {
        label: { en: 'Privacy notice', es: 'Aviso de privacidad' },
        href: 'https://perla.example/privacy',
        about: 'privacy',
      },
    ],
    foundation: [
      { label: { en: 'Our foundation', es: 'Nuestra fundación' }, href: 'https://foundation.perla.example/' },
      {
        label: { en: 'Reefs and mangroves', es: 'Arrecifes y manglares' },
        href: 'https://foundation.perla.example/reefs',
      },
      {
        label: { en: 'Schools we support', es: 'Escuelas que apoyamos' },
        href: 'https://foundation.perla.example/schools',
      },
    ],
  },
};
