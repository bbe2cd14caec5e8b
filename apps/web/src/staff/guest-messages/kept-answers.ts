/** Answers that were taken back, to be written on, by message. They are about people: in memory, gone with the tab. */
const kept = new Map<number, { readonly subject: string; readonly message: string }>();

export const keepAnswer = (
  id: number,
  typed: { readonly subject: string; readonly message: string },
): void => {
  kept.set(id, typed);
};

/** The kept answer of a message, once. */
export function takeKeptAnswer(id: number) {
  const typed = kept.get(id);
  kept.delete(id);
  return typed;
}
