import type { gallery as english } from '../en/gallery.ts';

export const gallery = {
  title: 'Componentes y diálogos',
  lead: 'Todo de lo que están hechas las páginas, en ambos idiomas y temas.',
  sections: {
    type: 'Tipografía',
    colours: 'Colores',
    buttons: 'Botones',
    fields: 'Campos',
    choices: 'Opciones',
    dates: 'Fechas y horas',
    messages: 'Mensajes',
    dialogs: 'Diálogos',
    booking: 'Reserva',
    staff: 'Personal',
    pictures: 'Imágenes',
    ticket: 'Boleto de traslado',
    price: 'Precio',
    progress: 'Avance',
    tabs: 'Pestañas',
    waiting: 'Espera',
    art: 'Dibujos',
    icons: 'Iconos',
  },
} satisfies typeof english;
