import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { FontShelf } from './fonts.ts';
import { runsOf } from './other-scripts.ts';

/** The places of a document's texts, at any depth. */
const holders = ['text', 'stack', 'columns', 'ul', 'body', 'table'] as const;

type Node = Record<string, unknown>;

/** The document with a font for every sign, and with `note` below it when letters had to be left out. */
export function dressDocument(
  document: TDocumentDefinitions,
  shelf: FontShelf,
  note: Content,
): TDocumentDefinitions {
  let lostLetters = false;

  const dressText = (text: string, isDisplay: boolean): unknown => {
    const found = runsOf(text, shelf);
    lostLetters ||= found.lostLetters;
    const [only] = found.runs;
    if (found.runs.length === 0) return text.trim() === '' ? text : '–';
    if (found.runs.length === 1 && only && !only.font) return only.text;
    // The display family has one weight, a bold one: its neighbours of another family are bold as well.
    return found.runs.map((run) => (run.font ? { ...run, ...(isDisplay && { bold: true }) } : run.text));
  };

  const dress = (node: unknown, isDisplay: boolean): unknown => {
    if (typeof node === 'string') {
      const dressed = dressText(node, isDisplay);
      return typeof dressed === 'string' ? dressed : { text: dressed };
    }
    if (Array.isArray(node)) return node.map((one) => dress(one, isDisplay));
    if (typeof node !== 'object' || node === null) return node;
    const own = node as Node;
    const display = isDisplay || own.font === 'Display';
    const changed: Node = {};
    for (const key of holders) {
      const held = own[key];
      if (held === undefined) continue;
      changed[key] =
        key === 'text' && typeof held === 'string' ? dressText(held, display) : dress(held, display);
    }
    return { ...own, ...changed };
  };

  const { footer, header } = document;
  const content = dress(document.content, false) as Content[];
  return {
    ...document,
    ...(typeof header === 'object' && { header: dress(header, false) as Content }),
    content: lostLetters ? [...content, note] : content,
    ...(typeof footer === 'function' && {
      footer: (...page: Parameters<typeof footer>) => dress(footer(...page), false) as Content,
    }),
  };
}
