import type * as english from '../en/staff-account.ts';
import { grouped } from './grouped.ts';

export const account: typeof english.account = {
  title: 'Tu perfil',
  open: (name) => `Tu perfil, ${name}`,
  lead: 'Tu cuenta, cómo entras y lo que puedes hacer aquí.',
  failed: 'No pudimos cargar tu cuenta.',
  notSaved: { title: 'No se guardó', text: 'Revisa tu conexión e inténtalo de nuevo.' },
  you: {
    title: 'Tu cuenta',
    username: 'Usuario',
    name: 'Nombre',
    email: 'Correo',
    none: 'Ninguno',
    roles: 'Roles',
    properties: 'Resorts',
    allProperties: 'Todos los resorts',
    change: '¿Algo no está bien? Tu administrador puede cambiarlo.',
  },
  may: {
    title: 'Lo que puedes hacer',
    change: 'Ver y cambiar',
    see: 'Ver',
    nothing: 'Tus roles todavía no permiten ninguna página. Tu administrador puede ayudarte.',
  },
  keys: {
    title: 'Teclado',
    what: 'Ctrl-K, o Cmd-K en un Mac, abre la búsqueda de páginas y registros desde cualquier lugar.',
    slash:
      'Atajos de una tecla en este dispositivo: / abre la búsqueda, las letras mueven y actúan en las listas',
  },
  factor: {
    title: 'Verificación en dos pasos',
    what: 'Después de tu contraseña te pedimos un código de una app de tu teléfono. Una contraseña robada no basta para entrar.',
    off: 'Inactiva',
    on: (since) => `Activa desde el ${since}`,
    required: 'Tu rol la necesita, por eso no se puede desactivar.',
    left: (count) =>
      count === 1 ? 'Queda 1 código de recuperación' : `Quedan ${grouped(count)} códigos de recuperación`,
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    turnOffText: 'Escribe un código para desactivarla. Entrarás solo con tu contraseña.',
    renew: 'Nuevos códigos de recuperación',
    renewText: 'Escribe un código para recibir diez nuevos. Los anteriores dejan de servir.',
    confirm: 'Confirmar',
    busy: 'Revisando…',
    cancel: 'Cancelar',
    ended: 'La verificación en dos pasos está desactivada',
    ofService: 'Entras con el servicio de identidad del grupo, que guarda tu contraseña y tu segundo paso.',
  },
  enrol: {
    title: 'Activa la verificación en dos pasos',
    lead: 'Tu rol la necesita. Toma un minuto y después puedes empezar a trabajar.',
    scan: 'Escanea esto con una app de autenticación en tu teléfono, como Google Authenticator, Microsoft Authenticator o 1Password.',
    qr: 'Código QR para tu app de autenticación',
    byHand: '¿No puedes escanearlo? Escribe esta clave en la app:',
    afterwards: 'Después escribe los seis dígitos que muestra la app.',
    codeHint: 'El código cambia cada 30 segundos.',
    submit: 'Activar',
  },
  codes: {
    title: 'Guarda tus códigos de recuperación',
    text: 'Si pierdes tu teléfono, cada uno te deja entrar una vez. Guárdalos en un lugar seguro: no podemos mostrarlos de nuevo.',
    list: 'Códigos de recuperación',
    copy: 'Copiar todos',
    copied: 'Copiados',
    done: 'Ya los guardé',
  },
  password: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    submit: 'Cambiar contraseña',
    changed: 'Tu contraseña cambió. Tus otras sesiones se cerraron.',
  },
  sessions: {
    title: 'Sesiones',
    count: (count) =>
      count === 1
        ? 'Solo tienes sesión aquí.'
        : `Tienes sesión en ${grouped(count)} navegadores, contando este.`,
    end: 'Cerrar las demás sesiones',
    busy: 'Cerrando…',
    ended: (count) => (count === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${grouped(count)} sesiones`),
  },
};

export const link: typeof english.link = {
  title: 'Elige tu contraseña',
  lead: 'Después entrarás de inmediato.',
  hello: (name) => `Hola, ${name}.`,
  username: (username) => `Tu nombre de usuario es ${username}.`,
  over: {
    title: 'Este enlace ya no funciona',
    text: 'Ya se usó o tiene más de 24 horas. Pide uno nuevo a tu administrador.',
  },
  toSignIn: 'Ir a iniciar sesión',
};

export const code: typeof english.code = {
  title: 'Escribe tu código',
  lead: 'Abre tu app de autenticación y escribe los seis dígitos que muestra.',
  label: 'Código',
  hint: '¿Perdiste tu teléfono? Escribe uno de tus códigos de recuperación.',
  submit: 'Continuar',
  busy: 'Revisando…',
  back: 'Volver',
};
