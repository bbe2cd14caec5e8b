import type { dataToFix as en } from '../en/data-to-fix.ts';

export const dataToFix: typeof en = {
  title: 'Revisa tu reservación',
  lead: 'Algo no parece correcto:',
  kinds: {
    phone: 'A tu número de teléfono le falta o le sobra un dígito. El chofer te llama si no se encuentran.',
    email_bounced: 'Nuestros correos a tu dirección rebotan. Escribe otra.',
    party_twice: 'Tienes dos reservaciones en este vuelo. ¿Solo necesitas una?',
    flight_unknown: 'No encontramos este vuelo ese día en este aeropuerto.',
    flight_time: 'La hora de este vuelo difiere en más de 30 minutos del horario de la aerolínea.',
    outside_stay: 'Este traslado no es el primer ni el último día de tu estancia.',
    resort_not_served: 'Ya no hay traslados entre este aeropuerto y tu hotel. Llámanos.',
    over_vehicle: 'Hay más personas de las que caben en el vehículo.',
  },
  twice: (number, service) =>
    `Tienes dos reservaciones en este vuelo (esta y la ${number}, ${service}). ¿Solo necesitas una?`,
  rides: { arrival: 'Llegada', departure: 'Salida' },
  mend: {
    contact: 'Corregir teléfono y correo',
    arrival: 'Corregir el vuelo de llegada',
    departure: 'Corregir el vuelo de salida',
    passengers: 'Corregir el número de personas',
    cancel: 'Cancelar esta reservación',
  },
  link: {
    title: 'Corrige tus datos',
    lead: 'Así tu chofer te encuentra. El enlace sirve una vez.',
    now: (masked) => `Ahora: ${masked}`,
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    flight: { arrival: 'Número de vuelo de tu llegada', departure: 'Número de vuelo de tu salida' },
    time: { arrival: 'Hora de aterrizaje', departure: 'Hora de despegue' },
    save: 'Guardar',
    saving: 'Guardando…',
    saved: {
      title: 'Corregido. Gracias.',
      text: 'Te enviamos por correo lo que cambió. Puedes cerrar esta página.',
    },
    over: {
      title: 'Este enlace ya no es válido',
      text: 'Quizá ya se usó, o tu reservación cambió desde entonces. Inicia sesión con tu número de reservación o pregunta al hotel.',
    },
    none: {
      title: 'Abre tu enlace de nuevo',
      text: 'Por seguridad, esta página no recuerda tu enlace. Ábrelo de nuevo desde el mensaje o el código que recibiste.',
    },
    failed: {
      title: 'No funcionó',
      text: 'No se guardó nada. Revisa tu conexión e inténtalo de nuevo.',
      again: 'Intentar de nuevo',
    },
    refused: 'No se guardó',
  },
};
