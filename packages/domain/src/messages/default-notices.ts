import type { TextsByLanguage } from './message-kinds.ts';

/** Default texts of mails to a resort, to people who wrote to one, and to staff. */
export const DEFAULT_NOTICES = {
  contact_answer: {
    en: {
      subject: 'We got your message · {{reference_number}}',
      preview_text: '{{resort_name}} will answer you by email.',
      headline: 'We got your message',
      body: 'Hello {{guest_name}}, thank you for writing. The team at {{resort_name}} will answer you from {{reply_address}}.',
      closing:
        'Our office is open from {{office_from}} to {{office_to}}, resort time.\n\nDidn’t write to us? Someone may have entered your address by mistake. You can ignore this email.',
    },
    es: {
      subject: 'Recibimos tu mensaje · {{reference_number}}',
      preview_text: '{{resort_name}} te responderá por correo.',
      headline: 'Recibimos tu mensaje',
      body: 'Hola, {{guest_name}}: gracias por escribirnos. El equipo de {{resort_name}} te responderá desde {{reply_address}}.',
      closing:
        'Nuestra oficina atiende de {{office_from}} a {{office_to}}, hora del resort.\n\n¿No nos escribiste? Quizá alguien escribió tu correo por error. Puedes ignorar este mensaje.',
    },
  },
  guest_answer: {
    en: {
      subject: 'About your message · {{reference_number}}',
      preview_text: '{{resort_name}} has answered your message.',
      headline: 'Our answer to your message',
      body: 'Hello {{guest_name}}, thank you for your message.\n\n',
      closing:
        'Do you need anything else? Write to {{reply_address}} and mention {{reference_number}}.\n\nThe team at {{resort_name}}',
    },
    es: {
      subject: 'Sobre tu mensaje · {{reference_number}}',
      preview_text: '{{resort_name}} respondió tu mensaje.',
      headline: 'Nuestra respuesta a tu mensaje',
      body: 'Hola, {{guest_name}}: gracias por tu mensaje.\n\n',
      closing:
        '¿Necesitas algo más? Escribe a {{reply_address}} y menciona {{reference_number}}.\n\nEl equipo de {{resort_name}}',
    },
  },
  resort_notice: {
    en: {
      subject: 'New transfer · {{resort_name}} · {{booking_number}}',
      preview_text: '{{guest_name}}: {{pickup_date}}, {{pickup_time}}',
      headline: 'New transfer booking',
      body: '',
      closing: '',
    },
    es: {
      subject: 'Nuevo traslado · {{resort_name}} · {{booking_number}}',
      preview_text: '{{guest_name}}: {{pickup_date}}, {{pickup_time}}',
      headline: 'Nueva reservación de traslado',
      body: '',
      closing: '',
    },
  },
  change_notice: {
    en: {
      subject: 'Changed transfer · {{resort_name}} · {{booking_number}}',
      preview_text: 'See what changed and the pick-up times.',
      headline: 'A transfer was changed',
      body: '',
      closing: '',
    },
    es: {
      subject: 'Traslado con cambios · {{resort_name}} · {{booking_number}}',
      preview_text: 'Consulta qué cambió y las horas de los traslados.',
      headline: 'Un traslado cambió',
      body: '',
      closing: '',
    },
  },
  cancellation_notice: {
    en: {
      subject: 'Canceled transfer · {{resort_name}} · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: 'A transfer was canceled',
      body: '',
      closing: '',
    },
    es: {
      subject: 'Traslado cancelado · {{resort_name}} · {{booking_number}}',
      preview_text: '{{refund_note}}',
      headline: 'Se canceló un traslado',
      body: '',
      closing: '',
    },
  },
  flight_notice: {
    en: {
      subject: '{{news_title}} · {{resort_name}} · {{booking_number}}',
      preview_text: '{{guest_name}}: {{pickup_date}}, {{pickup_time}}',
      headline: '{{news_title}}',
      body: '{{news_text}}',
      closing: '',
    },
    es: {
      subject: '{{news_title}} · {{resort_name}} · {{booking_number}}',
      preview_text: '{{guest_name}}: {{pickup_date}}, {{pickup_time}}',
      headline: '{{news_title}}',
      body: '{{news_text}}',
      closing: '',
    },
  },
  sale_failed: {
    en: {
      subject: 'A sale failed · {{resort_name}} · {{stay_number}}',
      preview_text: 'The guest of {{stay_number}} may need a call.',
      headline: 'A sale failed',
      body: '{{failure_note}}',
      closing: '',
    },
    es: {
      subject: 'Falló una venta · {{resort_name}} · {{stay_number}}',
      preview_text: 'Quizá convenga llamar al huésped de {{stay_number}}.',
      headline: 'Falló una venta',
      body: '{{failure_note}}',
      closing: '',
    },
  },
  contact_question: {
    en: {
      subject: 'Question · {{resort_name}} · {{reference_number}}',
      preview_text: '{{question_start}}',
      headline: 'A guest has a question',
      body: '',
      closing: '',
    },
    es: {
      subject: 'Pregunta · {{resort_name}} · {{reference_number}}',
      preview_text: '{{question_start}}',
      headline: 'Un huésped tiene una pregunta',
      body: '',
      closing: '',
    },
  },
  staff_invitation: {
    en: {
      subject: 'Your account at {{brand_name}}',
      preview_text: 'The link works once, within 24 hours.',
      headline: 'Your account at {{brand_name}}',
      body: 'Hello {{person_name}}, {{invited_by}} created an account for you. Choose a password to start.\n\n{{link}}\n\nThe link works once, within 24 hours. Not expecting this? Ignore this email: nothing changes until someone uses the link.',
      closing: '',
    },
    es: {
      subject: 'Tu cuenta en {{brand_name}}',
      preview_text: 'El enlace funciona una sola vez, dentro de 24 horas.',
      headline: 'Tu cuenta en {{brand_name}}',
      body: 'Hola, {{person_name}}: {{invited_by}} creó una cuenta para ti. Elige una contraseña para empezar.\n\n{{link}}\n\nEl enlace funciona una sola vez, dentro de 24 horas. ¿No esperabas este correo? Ignóralo: nada cambia hasta que alguien use el enlace.',
      closing: '',
    },
  },
  staff_password: {
    en: {
      subject: 'Choose a new password for {{brand_name}}',
      preview_text: 'The link works once, within 24 hours.',
      headline: 'Choose a new password for {{brand_name}}',
      body: 'Hello {{person_name}}, {{invited_by}} sent you a link to choose a new password.\n\n{{link}}\n\nThe link works once, within 24 hours. Not expecting this? Ignore this email: nothing changes until someone uses the link.',
      closing: '',
    },
    es: {
      subject: 'Elige una nueva contraseña para {{brand_name}}',
      preview_text: 'El enlace funciona una sola vez, dentro de 24 horas.',
      headline: 'Elige una nueva contraseña para {{brand_name}}',
      body: 'Hola, {{person_name}}: {{invited_by}} te envió un enlace para elegir una nueva contraseña.\n\n{{link}}\n\nEl enlace funciona una sola vez, dentro de 24 horas. ¿No esperabas este correo? Ignóralo: nada cambia hasta que alguien use el enlace.',
      closing: '',
    },
  },
} as const satisfies Readonly<Record<string, TextsByLanguage>>;
