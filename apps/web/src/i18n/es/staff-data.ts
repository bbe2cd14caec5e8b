import type { data as en } from '../en/staff-data.ts';

export const data: typeof en = {
  title: 'Datos por corregir',
  lead: 'Por esto el traslado fallaría ese día.',
  kinds: {
    phone: 'Al teléfono le falta o le sobra un dígito',
    email_bounced: 'El correo es devuelto',
    party_twice: 'El mismo grupo dos veces en un vuelo',
    flight_unknown: 'El vuelo no está en el horario de ese día en este aeropuerto',
    flight_time: 'La hora del vuelo difiere en más de 30 minutos del horario',
    outside_stay: 'Traslado fuera de la estancia',
    resort_not_served: 'Hotel sin servicio desde este aeropuerto',
    over_vehicle: 'Más personas de las que lleva el vehículo',
  },
  fields: { phone: 'teléfono', email: 'correo', flight: 'vuelo' },
  ride: { arrival: 'Llegada', departure: 'Salida' },
  found: (when) => `Detectado ${when}`,
  asked: (when) => `Se preguntó al huésped por correo ${when}`,
  resolved: (when) => `Correcto de nuevo desde ${when}`,
  mended: (count) => (count === 1 ? '1 corregido antes' : `${count} corregidos antes`),
  other: (number) => `Abrir la reservación ${number}`,
  make: 'Mostrar un código QR al huésped',
  making: 'Creando el código…',
  makeHint: (fields) =>
    `Con él, el huésped corrige: ${fields}. Sirve 72 horas y una vez, y anula el código anterior.`,
  link: {
    open: (when) => `Hay un enlace abierto del ${when}.`,
    used: (when) => `El enlace del ${when} ya se usó.`,
    over: (when) => `El enlace del ${when} ya no sirve.`,
  },
  code: {
    title: 'Que el huésped lo escanee',
    text: 'Abre una página en el teléfono del huésped. Solo lo ves esta vez. No muestra nada de la reservación.',
    label: 'Código QR con el enlace para el huésped',
    address: 'Enlace, para leerlo o enviarlo',
    done: 'Listo',
  },
  failed: 'No pudimos crear el código. Inténtalo de nuevo.',
};
