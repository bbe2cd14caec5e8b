import { DEFAULT_NOTICES } from './default-notices.ts';
import type { MessageKind, TextsByLanguage } from './message-kinds.ts';

/** Default texts of each message, where staff have written nothing. */
export const DEFAULT_TEXTS: Readonly<Record<MessageKind, TextsByLanguage>> = {
  ...DEFAULT_NOTICES,
  confirmation: {
    en: {
      subject: '{{transfers_confirmed}} · {{booking_number}}',
      preview_text: 'Your first pick-up: {{pickup_date}}, {{pickup_time}}.',
      headline: '{{transfers_confirmed}}',
      body: 'Hello {{guest_name}}, everything is set. Your ticket and calendar file are attached.',
      closing: '',
    },
    es: {
      subject: '{{transfers_confirmed}} · {{booking_number}}',
      preview_text: '{{pickup_date}}, {{pickup_time}}: tu primer traslado.',
      headline: '{{transfers_confirmed}}',
      body: 'Hola, {{guest_name}}: todo está listo. Adjuntamos tu boleto y el archivo para tu calendario.',
      closing: '',
    },
  },
  payment_reminder: {
    en: {
      subject: 'Your transfer isn’t paid yet · {{booking_number}}',
      preview_text: 'You can pay until {{pay_by}}.',
      headline: 'Pay to confirm your transfer',
      body: 'Hello {{guest_name}}, your transfer isn’t confirmed yet because it isn’t paid. You can pay at this price until {{pay_by}}. After that, the booking expires and you owe nothing.',
      closing: '',
    },
    es: {
      subject: 'Falta pagar tu traslado · {{booking_number}}',
      preview_text: 'Puedes pagar hasta el {{pay_by}}.',
      headline: 'Paga para confirmar tu traslado',
      body: 'Hola, {{guest_name}}: tu traslado aún no está confirmado porque falta el pago. Puedes pagar a este precio hasta el {{pay_by}}. Después, la reservación vence y no debes nada.',
      closing: '',
    },
  },
  payment_link: {
    en: {
      subject: 'A link to pay for your transfer · {{booking_number}}',
      preview_text: '{{amount_due}}, until {{pay_by}}.',
      headline: 'Pay for your transfer',
      body: 'Hello {{guest_name}}, here is your link to pay {{amount_due}} for your transfer at {{resort_name}}. It works until {{pay_by}}, for this amount only. Whoever has the link can pay with it. You do not need to sign in.',
      closing: 'Never tell anyone your card number by phone or email. We never ask for it.',
    },
    es: {
      subject: 'Enlace para pagar tu traslado · {{booking_number}}',
      preview_text: '{{amount_due}}, hasta el {{pay_by}}.',
      headline: 'Paga tu traslado',
      body: 'Hola, {{guest_name}}: este es tu enlace para pagar {{amount_due}} por tu traslado en {{resort_name}}. Sirve hasta el {{pay_by}} y solo para este monto. Quien tenga el enlace puede pagar con él. No necesitas iniciar sesión.',
      closing: 'No des el número de tu tarjeta por teléfono ni por correo. Nunca te lo pedimos.',
    },
  },
  data_to_fix: {
    en: {
      subject: 'Please check your transfer · {{booking_number}}',
      preview_text: 'We need a detail to pick you up on {{pickup_date}}.',
      headline: 'Please check one detail of your ride',
      body: 'Hello {{guest_name}}, something in your booking at {{resort_name}} doesn’t look right, and your driver could miss you because of it. Please correct it with this link. The link works once, for 72 hours. You do not need to sign in.',
      closing: 'If everything is correct, tell us and we won’t ask again.',
    },
    es: {
      subject: 'Revisa tu traslado · {{booking_number}}',
      preview_text: 'Nos falta un dato para recogerte el {{pickup_date}}.',
      headline: 'Revisa un dato de tu traslado',
      body: 'Hola, {{guest_name}}: algo en tu reservación en {{resort_name}} no parece correcto, y tu chofer podría no encontrarte. Corrígelo con este enlace. El enlace sirve una sola vez, durante 72 horas. No necesitas iniciar sesión.',
      closing: 'Si todo es correcto, dinos y no volvemos a preguntar.',
    },
  },
  change: {
    en: {
      subject: 'Your transfer was changed · {{booking_number}}',
      preview_text: 'See what changed and your pick-up times.',
      headline: 'Your transfer was changed',
      body: 'Hello {{guest_name}}, your change is made. Your new ticket and calendar file are attached. Please use them instead of the earlier ones.',
      closing: 'If you didn’t make this change, please call us right away.',
    },
    es: {
      subject: 'Tu traslado cambió · {{booking_number}}',
      preview_text: 'Consulta qué cambió y a qué hora pasamos por ti.',
      headline: 'Tu traslado cambió',
      body: 'Hola, {{guest_name}}: hicimos tu cambio. Adjuntamos tu nuevo boleto y el archivo para tu calendario. Úsalos en lugar de los anteriores.',
      closing: 'Si tú no hiciste este cambio, llámanos de inmediato.',
    },
  },
  cancellation: {
    en: {
      subject: 'Your transfer is canceled · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: '{{transfers_canceled}}',
      body: 'Hello {{guest_name}}, your transfer is canceled. Your resort stay hasn’t changed.',
      closing: 'If you didn’t cancel this, please call us right away.',
    },
    es: {
      subject: 'Tu traslado se canceló · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: '{{transfers_canceled}}',
      body: 'Hola, {{guest_name}}: tu traslado se canceló. Tu estancia en el resort sigue igual.',
      closing: 'Si tú no cancelaste, llámanos de inmediato.',
    },
  },
  refund: {
    en: {
      subject: 'Refund of {{refund_amount}} · {{booking_number}}',
      preview_text: 'We refunded {{refund_amount}}.',
      headline: 'Your refund is on its way',
      body: 'Hello {{guest_name}}, we refunded {{refund_amount}} to the card you paid with. Your bank may take 5 to 10 days to show it.',
      closing: '',
    },
    es: {
      subject: 'Reembolso de {{refund_amount}} · {{booking_number}}',
      preview_text: 'Ya reembolsamos {{refund_amount}}.',
      headline: 'Tu reembolso va en camino',
      body: 'Hola, {{guest_name}}: ya reembolsamos {{refund_amount}} a la tarjeta con la que pagaste. Tu banco puede tardar de 5 a 10 días en mostrarlo.',
      closing: '',
    },
  },
  missed_ride: {
    en: {
      subject: 'We missed you at your pick-up · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: 'We missed you',
      body: 'Hello {{guest_name}}, our driver was there for your ride but couldn’t find you. {{ride_name}}: {{pickup_date}}, {{pickup_time}}. The driver waited until at least {{waited_until}}.\n\n{{charge_note}}\n\n{{object_how}}',
      closing: '',
    },
    es: {
      subject: 'No te encontramos para tu traslado · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: 'No te encontramos',
      body: 'Hola, {{guest_name}}: nuestro chofer fue por ti y no te encontró. {{ride_name}}: {{pickup_date}}, {{pickup_time}}. El chofer esperó por lo menos hasta las {{waited_until}}.\n\n{{charge_note}}\n\n{{object_how}}',
      closing: '',
    },
  },
  missed_ride_withdrawn: {
    en: {
      subject: 'Our mistake: your ride does not count as missed · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: 'Your ride does not count as missed',
      body: 'Hello {{guest_name}}, we wrote to you that you missed a ride. That was our mistake, and we have corrected it. {{ride_name}}: {{pickup_date}}, {{pickup_time}}.\n\nPlease ignore our earlier email. You do not need to do anything.',
      closing: 'We are sorry for the trouble.',
    },
    es: {
      subject: 'Fue un error nuestro: tu traslado no cuenta como perdido · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: 'Tu traslado no cuenta como perdido',
      body: 'Hola, {{guest_name}}: te escribimos que no te presentaste a un traslado. Fue un error nuestro y ya lo corregimos. {{ride_name}}: {{pickup_date}}, {{pickup_time}}.\n\nNo tomes en cuenta nuestro correo anterior. No tienes que hacer nada.',
      closing: 'Disculpa la molestia.',
    },
  },
  flight_news: {
    en: {
      subject: '{{news_title}} · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: '{{news_title}}',
      body: 'Hello {{guest_name}}, this is about your ride on flight {{flight_code}}.\n\n{{news_text}}',
      closing: '',
    },
    es: {
      subject: '{{news_title}} · {{booking_number}}',
      preview_text: '{{ride_name}}: {{pickup_date}}, {{pickup_time}}.',
      headline: '{{news_title}}',
      body: 'Hola, {{guest_name}}: se trata de tu traslado del vuelo {{flight_code}}.\n\n{{news_text}}',
      closing: '',
    },
  },
};
