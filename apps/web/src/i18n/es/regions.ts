import { regionsWords } from '@traslado/domain/catalogues/regions-words';
import { frames } from '@traslado/domain/catalogues/write-words';
import type { regions as english } from '../en/regions.ts';
import { grouped } from './grouped.ts';

const es = frames.es(regionsWords.es);

export const regions = {
  ...regionsWords.es,
  ...es,
  moreTags: (count) => `y ${grouped(count)} más`,
  noTags: { allow: 'Todos los huéspedes', deny: 'Nadie' },
  form: {
    ...es.form,
    kind: 'Tipo de etiqueta',
    value: 'Valor',
    add: 'Agregar',
    remove: (tag) => `Quitar: ${tag}`,
    removed: (tag) => `Se quitó: ${tag}`,
    added: (tag) => `Se agregó: ${tag}`,
    choose: 'Elige',
    noTags: 'Todavía no hay etiquetas.',
  },
  kinds: {
    COUNTRY: 'País',
    AGENCY: 'Agencia',
    COMPANY: 'Empresa',
    CLUB: 'Club',
    PROPERTY: 'Resort',
  },
  valueHints: {
    COUNTRY: 'El país del huésped, como está en la estancia.',
    AGENCY: 'El código de la agencia, como está en la estancia.',
    COMPANY: 'La clave de la empresa que vende a la estancia, como PRG.',
    CLUB: 'El nombre del club, como está en la estancia.',
    PROPERTY: 'El resort de la estancia.',
  },
  phrases: {
    COUNTRY: (name) => `de ${name}`,
    AGENCY: (name) => `de la agencia ${name}`,
    COMPANY: (name) => `de la empresa ${name}`,
    CLUB: (name) => `del club ${name}`,
    PROPERTY: (name) => `en ${name}`,
  },
  meaning: {
    allow: (stays) => `A las estancias ${stays} se les ofrecen traslados.`,
    others: 'A todas las demás no, a menos que otra región activa las permita.',
    deny: (stays) =>
      `A las estancias ${stays} nunca se les ofrecen traslados, aunque otra región las permita.`,
    denyOnly: (stays) =>
      `A las estancias ${stays} nunca se les ofrecen traslados, aunque otra región las permita.`,
    nothing: 'Sin etiquetas, la región no cambia nada.',
    inactive: 'La región está inactiva, así que esto aún no aplica. Cuando esté activa:',
  },
  deletion: {
    active: 'Esto dejará de aplicar:',
    inactive: 'Está inactiva, así que nada cambia para los huéspedes.',
    instead: 'Para pausarla, mejor guárdala como inactiva. Puedes volver a activarla después.',
  },
  issues: {
    'missing.name': () => 'Escribe el nombre de la región',
    'tag.invalid': () => 'Esto no es una etiqueta válida de este tipo',
    'tag.contradiction': () => 'Esta etiqueta ya está permitida. Se puede permitir o denegar, no ambas',
    'tag.contradiction_allow': () => 'Esta etiqueta ya está denegada. Se puede permitir o denegar, no ambas',
  },
} satisfies typeof english;
