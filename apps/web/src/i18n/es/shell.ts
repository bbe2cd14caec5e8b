import type { shell as english } from '../en/shell.ts';

export const shell = {
  title: (page: string, brand: string) => `${page} · ${brand}`,
  titles: {
    home: 'Traslados para tu estancia',
    notFound: 'Página no encontrada',
    error: 'Algo salió mal',
    transportation: 'Reserva tu traslado',
    myTransportation: 'Mi transportación',
    confirmation: 'Confirmación',
    gallery: 'Componentes',
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
    call: 'Llámanos',
    write: 'Escríbenos',
    closing: 'Nos vemos en llegadas.',
    attribution: 'Datos de aeropuertos: airport-data-js, CC BY 4.0',
  },
  notFound: {
    title: 'Este camino termina en la playa',
    text: 'La página que buscas no está aquí. Quizá cambió de lugar o la dirección tiene un error.',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Caímos en un bache',
    text: 'Algo falló en esta página. Lo que habías escrito sigue guardado en este dispositivo.',
    retry: 'Cargar de nuevo',
    offlineTitle: 'Estás sin conexión',
    offlineText:
      'Esta página necesita conexión. Guardamos lo que habías escrito; inténtalo cuando tengas señal.',
    call: (phone: string) => `O llámanos: ${phone}`,
  },
  announce: (page: string) => `Página: ${page}`,
} satisfies typeof english;
