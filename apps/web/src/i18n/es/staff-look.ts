import { reasonWords } from '@traslado/domain/desk/reason-words';
import type { look as english } from '../en/staff-look.ts';

export const look = {
  open: 'Ver como el huésped',
  title: 'Ver esta reservación como el huésped',
  lead: 'Verás las páginas del huésped durante 15 minutos, solo lectura. Al huésped no se le avisa. La auditoría registra tu motivo, cada página y cuándo terminaste.',
  reason: 'Motivo',
  chooseReason: 'Elige un motivo',
  reasons: reasonWords.es.look,
  note: 'Nota',
  noteHint: 'Se registra en la auditoría. El huésped no la ve.',
  start: 'Abrir las páginas del huésped',
  starting: 'Abriendo…',
  bar: 'Vista como huésped.',
  onlyRead: 'Solo lectura.',
  left: (minutes) => `Solo lectura, ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} más.`,
  pagesLabel: 'Las páginas del huésped',
  pages: {
    mytransportation: 'Mi transportación',
    confirmation: 'Confirmación',
    change: 'Cambios',
    cancel: 'Cancelación',
  },
  leftOut: {
    change:
      'Esto es lo que el huésped puede cambiar ahora. El paso siguiente es una vista previa del cambio, que esta vista de solo lectura no pide.',
    cancel:
      'Esto es lo que el huésped puede cancelar ahora, y hasta cuándo. El reembolso está en una vista previa, que esta vista de solo lectura no pide; la página de la reservación te lo muestra.',
    topics: 'Lo que el huésped puede cambiar',
    label: 'Sobre esta página',
  },
  end: 'Terminar',
  ending: 'Terminando…',
  loading: 'Buscando la página del huésped…',
  readOnly: 'El huésped podría hacerlo aquí. Tú solo puedes leer.',
  noCode: 'Aquí el huésped tiene un código QR',
  back: 'Volver a las reservaciones',
  signIn: 'Iniciar sesión',
  ends: {
    over: {
      title: 'Ya no ves las páginas del huésped',
      text: 'Pasaron los 15 minutos, o terminaste. Ábrelas otra vez desde la reservación si lo necesitas.',
    },
    missing: {
      title: 'Aquí no hay nada que ver',
      text: 'Abre las páginas del huésped desde la reservación.',
    },
    signed_out: {
      title: 'Tu sesión terminó',
      text: 'Inicia sesión otra vez y abre las páginas del huésped desde la reservación.',
    },
    forbidden: {
      title: 'No puedes ver esto',
      text: 'Tus roles no incluyen las páginas del huésped. Un administrador puede cambiarlo.',
    },
  },
  failed: {
    title: 'No pudimos cargar la página',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentar de nuevo',
  },
} satisfies typeof english;
