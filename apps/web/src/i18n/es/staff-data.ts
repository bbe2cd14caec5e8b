import { findingWords } from '@traslado/domain/desk/finding-words';
import type { data as en } from '../en/staff-data.ts';
import { grouped } from './grouped.ts';

export const data: typeof en = {
  title: 'Datos por corregir',
  lead: 'Por esto el traslado fallaría ese día.',
  changeFlight: 'Cambiar vuelo',
  kinds: findingWords.es,
  fields: { phone: 'teléfono', email: 'correo', flight: 'vuelo' },
  ride: { arrival: 'Llegada', departure: 'Salida' },
  found: (when) => `Detectado ${when}`,
  asked: (when) => `Se preguntó al huésped por correo ${when}`,
  resolved: (when) => `Correcto de nuevo desde ${when}`,
  mended: (count) => (count === 1 ? '1 corregido antes' : `${grouped(count)} corregidos antes`),
  right: {
    marks: {
      phone: 'El número está bien',
      email_bounced: 'La dirección está bien',
      party_twice: 'Los dos traslados están bien',
      flight_unknown: 'El vuelo está bien',
      flight_time: 'La hora está bien',
      outside_stay: 'El día está bien',
      resort_not_served: 'El resort está bien',
      over_vehicle: 'Las personas caben',
    },
    title: 'Marcado como correcto',
    lead: 'Ya no se le pregunta al huésped por esto, mientras no cambie.',
    by: (who, when) => `${who}, ${when}`,
    takeBack: 'Deshacer',
    takeBackOf: (finding) => `Deshacer: ${finding}`,
    takingBack: 'Deshaciendo…',
    takenBack: 'Se deshizo. La reservación se revisa de nuevo.',
    ask: {
      title: 'Está bien así',
      text: 'Ya no se le pregunta al huésped y sale de la lista. Si cambia, vuelve a aparecer.',
      label: 'Por qué está bien',
      hint: 'Tus colegas lo leen aquí y en la auditoría.',
      save: 'Marcar como correcto',
      saving: 'Guardando…',
      done: 'Marcado como correcto.',
      cancel: 'Cancelar',
      notSaved: 'No se pudo guardar. Inténtalo de nuevo.',
    },
  },
  other: (number) => `Abrir la reservación ${number}`,
  make: 'Mostrar un código QR al huésped',
  making: 'Creando el código…',
  makeHint: (fields) =>
    `Con él, el huésped corrige: ${fields}. Válido 72 horas y un solo uso; reemplaza al anterior.`,
  link: {
    open: (when) => `Hay un enlace de corrección activo del ${when}.`,
    used: (when) => `El enlace de corrección del ${when} ya se usó.`,
    over: (when) => `El enlace de corrección del ${when} ya no es válido.`,
  },
  code: {
    title: 'Que el huésped lo escanee',
    text: 'Abre una página en el teléfono del huésped. Solo lo ves esta vez. No muestra nada de la reservación.',
    label: 'Código QR con el enlace para el huésped',
    address: 'Enlace de corrección, para leerlo o enviarlo',
    done: 'Listo',
  },
  failed: 'No pudimos crear el código. Inténtalo de nuevo.',
};
