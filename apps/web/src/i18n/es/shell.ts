import type { shell as english } from '../en/shell.ts';

export const shell = {
  title: (page: string, brand: string) => `${page} · ${brand}`,
  titles: {
    home: 'Reserva tu traslado',
  },
  skip: 'Ir al contenido',
  menu: 'Principal',
  myTransportation: 'Mi transportación',
  contact: 'Contacto',
  contactFailed: 'No pudimos cargar el formulario. Revisa tu conexión o llámanos:',
  home: (brand: string) => `${brand}, inicio`,
  footer: {
    websites: 'Nuestros otros sitios',
    resources: 'Recursos',
    foundation: 'Sobre la fundación',
    closing: 'Nos vemos en llegadas.',
    attribution: 'Datos de aeropuertos: airport-data-js, CC BY 4.0',
  },
  notFound: {
    title: 'No encontramos esta página',
    text: 'Quizá cambió de lugar o la dirección tiene un error.',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo salió mal',
    text: 'Esta página no cargó. Lo que escribiste está guardado en este dispositivo.',
    retry: 'Cargar de nuevo',
    offlineTitle: 'Estás sin conexión',
    offlineText:
      'Esta página necesita conexión. Lo que escribiste está guardado. Inténtalo cuando tengas señal.',
    call: (phone: string) => `O llámanos: ${phone}`,
  },
} satisfies typeof english;
