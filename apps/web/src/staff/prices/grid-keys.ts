type Pressed = { readonly key: string; readonly shiftKey: boolean };
type Box = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** True for an arrow that leaves a cell: the whole of it is selected, or there is no sign that way. */
function leavesCell({ value, selectionStart, selectionEnd }: Box, key: string): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** The key that moves from a cell of the grid, as `movedTo` has it. Null for an arrow that stays within the text. */
export function movingKey({ key, shiftKey }: Pressed, box: Box): string | null {
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && (shiftKey || !leavesCell(box, key))) return null;
  if (key === 'Enter') return shiftKey ? 'ArrowUp' : 'ArrowDown';
  return key === 'Tab' && shiftKey ? 'Back' : key;
}
