import { format } from 'sql-formatter';

/** Columns of a committed statement. */
const WIDTH = 120;

/** A line of the formatter, with the lines that are indented below it. */
type Block = { readonly text: string; readonly below: Block[] };

/** A statement in lines of at most 120 columns where its words allow it: a part that fits into a line is one. */
export function printStatement(statement: string): string[] {
  const text = format(statement, { language: 'postgresql', keywordCase: 'lower', expressionWidth: 100 });
  return printBlocks(blocksOf(`${text};`.split('\n')), '');
}

function blocksOf(lines: readonly string[]): Block[] {
  const top: Block[] = [];
  const open: { indent: number; below: Block[] }[] = [{ indent: -1, below: top }];
  for (const line of lines) {
    const text = line.trimStart();
    const indent = line.length - text.length;
    const block: Block = { text, below: [] };
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    open.at(-1)?.below.push(block);
    open.push({ indent, below: block.below });
  }
  return top;
}

const join = (before: string, after: string): string =>
  before.endsWith('(') || /^[),;]/.test(after) ? before + after : `${before} ${after}`;

const inOneLine = ({ text, below }: Block): string =>
  below.reduce((line, block) => join(line, inOneLine(block)), text);

function printBlocks(blocks: readonly Block[], indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(indent + line);
    line = '';
  };
  for (const block of blocks) {
    const whole = inOneLine(block);
    const longer = line ? join(line, whole) : whole;
    if (indent.length + longer.length <= WIDTH) {
      line = longer;
      continue;
    }
    end();
    if (indent.length + whole.length <= WIDTH) line = whole;
    else lines.push(indent + block.text, ...printBlocks(block.below, `${indent}  `));
  }
  end();
  return lines;
}
