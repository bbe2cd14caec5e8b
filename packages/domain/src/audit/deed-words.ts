import type { Language } from '../language.ts';
import type { Deed } from './actions.ts';

/** Kinds of actions in words, on the screen and in the file. */
export const deedWords: Readonly<Record<Language, Readonly<Record<Deed, string>>>> = {
  en: {
    create: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    sign_in: 'Signed in or out',
    refused: 'Sign-in refused',
    account: 'Password or access',
    export: 'Exported',
    look: 'Viewed',
    send: 'Sent',
    handle: 'Handled',
  },
  es: {
    create: 'Se agregó',
    update: 'Se cambió',
    delete: 'Se eliminó',
    sign_in: 'Entró o salió',
    refused: 'Entrada rechazada',
    account: 'Contraseña o acceso',
    export: 'Se exportó',
    look: 'Se consultó',
    send: 'Se envió',
    handle: 'Se atendió',
  },
};
