import { type Definition, languageOf, listNameOf } from './definition.ts';
import { fieldsOf } from './facts.ts';
import type { AnyWords, WrittenWords } from './words.ts';

type Frame = Pick<AnyWords, 'search' | 'add' | 'none' | 'back' | 'readOnly' | 'gone' | 'failed' | 'form'>;

/** Sentences common to every catalogue, but for the noun of its rows. */
export const frames: Readonly<Record<'en' | 'es', (said: WrittenWords) => Frame>> = {
  en: ({ one, many }) => {
    const a = /^[aeio]/i.test(one) ? `an ${one}` : `a ${one}`;
    return {
      search: `Search ${many}`,
      add: `Add ${a}`,
      none: `There are no ${many} yet`,
      back: `All ${many}`,
      readOnly: `You can see ${many} but not change them.`,
      gone: `We can’t find this ${one}`,
      failed: `We couldn’t load the ${one}.`,
      form: { save: `Save the ${one}`, create: `Add the ${one}`, delete: `Delete the ${one}…` },
    };
  },
  es: ({ one, many, gender }) => {
    const isShe = gender === 'f';
    const [a, the, this_] = isShe ? ['una', 'la', 'esta'] : ['un', 'el', 'este'];
    return {
      search: `Buscar ${many}`,
      add: `Agregar ${a} ${one}`,
      none: `Todavía no hay ${many}`,
      back: isShe ? `Todas las ${many}` : `Todos los ${many}`,
      readOnly: isShe
        ? `Puedes ver las ${many}, pero no cambiarlas.`
        : `Puedes ver los ${many}, pero no cambiarlos.`,
      gone: `No encontramos ${this_} ${one}`,
      failed: isShe ? `No se pudo cargar la ${one}.` : `No se pudo cargar el ${one}.`,
      form: {
        save: `Guardar ${the} ${one}`,
        create: `Agregar ${the} ${one}`,
        delete: `Eliminar ${the} ${one}…`,
      },
    };
  },
};

/** Words of a flag `active`, which most catalogues have: its name in lists, and its two values. */
const activity = {
  en: () => ({ status: 'Status', yes: 'Active', no: 'Inactive' }),
  es: (isShe: boolean) => ({
    status: 'Estado',
    yes: isShe ? 'Activa' : 'Activo',
    no: isShe ? 'Inactiva' : 'Inactivo',
  }),
} as const;

const general = {
  en: {
    ...{ updated: 'Last changed', order: 'Order', all: 'All', en: 'English', es: 'Spanish' },
    description: 'For you and your colleagues. Guests never read it.',
  },
  es: {
    ...{ updated: 'Último cambio', order: 'Orden', all: 'Todos', en: 'inglés', es: 'español' },
    description: 'Para ti y tus colegas. Los huéspedes nunca la leen.',
  },
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The written words of a catalogue, with those that need not be written. */
function withActivity({ fields }: Definition, language: 'en' | 'es', said: WrittenWords): WrittenWords {
  if (!('active' in fields)) return said;
  const { status, yes, no } = activity[language](said.gender === 'f');
  return { ...said, columns: { status, ...said.columns }, flags: { active: { yes, no }, ...said.flags } };
}

/** All words of a catalogue in one language, from the written ones. */
export function writeWords(definition: Definition, language: 'en' | 'es', written: WrittenWords): AnyWords {
  const said = withActivity(definition, language, written);
  const words = general[language];
  /** The text of each field that has one; a field in both languages adds the name of its own, where that is asked for. */
  const ofEach = (texts: Readonly<Record<string, string | undefined>>, namesLanguage: boolean) =>
    Object.fromEntries(
      fieldsOf(definition).flatMap(([name, field]): [string, string][] => {
        const both = languageOf(definition, name);
        const text = texts[both ? both.base : name] ?? texts[listNameOf(name, field)];
        if (text === undefined) return [];
        return [[name, both && namesLanguage ? `${text} (${words[both.language]})` : text]];
      }),
    );
  const named = ofEach(said.columns, true);
  const longer = ofEach(said.labels ?? {}, true);
  const columns: Readonly<Record<string, string>> = {
    id: words.order,
    ...said.columns,
    ...named,
    updated: words.updated,
  };
  // Files keep the column's old name.
  const resort: Readonly<Record<string, string>> =
    columns.property_id === undefined ? {} : { property_id: 'Resort' };
  const labels = Object.fromEntries(
    Object.keys(definition.fields).map((name) => [name, { ...columns, ...resort, ...longer }[name] ?? name]),
  );
  const flags = Object.entries(said.flags ?? {}).map(([name, { yes, no, filter }]) => {
    return [name, { yes, no, filter: filter ?? { all: words.all, yes, no } }] as const;
  });
  const bases = definition.search.map((name) => languageOf(definition, name)?.base ?? name);
  const searched = [...new Set(bases)].map((name) => small(said.columns[name] ?? name));
  const title = languageOf(definition, definition.title);
  const titleHead = title && said.columns[title.base];
  const frame = frames[language](said);
  return {
    ...frame,
    one: said.one,
    many: said.many,
    gender: said.gender ?? 'm',
    title: said.title ?? capital(said.many),
    lead: said.lead,
    noneText: said.noneText,
    newLead: said.newLead ?? said.lead,
    titleHead:
      said.heads?.[title?.base ?? definition.title] ??
      (definition.sentence
        ? capital(said.one)
        : (titleHead ?? { ...columns, ...resort }[definition.title] ?? definition.title)),
    searchHint: new Intl.ListFormat(language, { type: 'disjunction' }).format(searched),
    columns,
    heads: { ...columns, ...resort, ...said.heads },
    labels,
    hints: ofEach(
      { ...(definition.title === 'description' && { description: words.description }), ...said.hints },
      false,
    ),
    empties: ofEach(said.empties ?? {}, false),
    flags: Object.fromEntries(flags),
    choices: said.choices ?? {},
    sections: said.sections ?? {},
    tabs: said.tabs ?? {},
    issues: said.issues ?? {},
    taken: said.taken,
  };
}
