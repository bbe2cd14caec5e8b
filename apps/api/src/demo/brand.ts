/** The brand as data, so that another group can put its own. The hotel groups come from their own table. */
export const demoBrand = {
  id: 1,
  name: 'Perla Resorts',
  active: true,
  email: 'transfers@perla.example',
  phones: [
    'US | United States & Canada | Estados Unidos y Canadá | +18005550142',
    'MX | Mexico | México | +528005550143',
    'GB | United Kingdom | Reino Unido | +448005550144',
  ],
  websites: [
    'Perla Resorts | Perla Resorts | https://perla.example/',
    'Perla Club | Club Perla | https://club.perla.example/',
    'Weddings by Perla | Bodas Perla | https://weddings.perla.example/',
    'Meetings and events | Reuniones y eventos | https://meetings.perla.example/',
  ],
  resources: [
    'Help and questions | Ayuda y preguntas | https://perla.example/help',
    'Travel requirements | Requisitos de viaje | https://perla.example/travel',
    'Terms of service | Términos del servicio | https://perla.example/terms | terms',
    'Privacy notice | Aviso de privacidad | https://perla.example/privacy | privacy',
  ],
  foundation: [
    'Our foundation | Nuestra fundación | https://foundation.perla.example/',
    'Reefs and mangroves | Arrecifes y manglares | https://foundation.perla.example/reefs',
    'Schools we support | Escuelas que apoyamos | https://foundation.perla.example/schools',
  ],
};
