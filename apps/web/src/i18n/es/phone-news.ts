import type { phoneNews as english } from '../en/phone-news.ts';

export const phoneNews = {
  title: 'Noticias de tu vuelo en tu teléfono',
  lead: (phone) =>
    `Si tu vuelo cambia la hora de tu traslado, te escribimos por correo. ¿Quieres también un mensaje${phone ? ` al ${phone}` : ''}?`,
  on: (phone) =>
    `Te enviamos las noticias de tu vuelo${phone ? ` al ${phone}` : ''}. Si un mensaje no llega, te escribimos por correo.`,
  channels: { sms: 'Mensaje de texto (SMS)', whatsapp: 'WhatsApp', push: 'Notificaciones' },
  agree: { sms: 'Sí, por SMS', whatsapp: 'Sí, por WhatsApp', push: 'Sí, notifíquenme' },
  hereToo: 'Activar aquí también',
  elsewhere: 'En otro dispositivo.',
  installLead: 'En un iPhone o iPad, las notificaciones llegan con nuestra app:',
  install: [
    'En Safari, toca Compartir y luego «Agregar a inicio».',
    'Abre la app nueva, busca tu reservación y activa las notificaciones.',
  ],
  blocked: 'Tu navegador no permite nuestras notificaciones. Puedes cambiarlo en sus ajustes.',
  end: 'Desactivar',
  isOn: 'Activado',
  isOff: 'Desactivado',
  since: (moment) => `desde el ${moment}`,
  endedByPhone: 'Lo desactivaste desde tu teléfono.',
  endedByBrowser: 'Este navegador dejó de recibir nuestras notificaciones.',
  busy: 'Guardando…',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  offers: {
    title: 'Ofertas',
    lead: 'Solo si quieres. Van aparte de las noticias de tu traslado.',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
  },
} satisfies typeof english;
