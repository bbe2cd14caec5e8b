// Loaded before a program: its machine's clock is off by CLOCK_OFF_MS.
const offMs = Number(process.env.CLOCK_OFF_MS ?? 0);

globalThis.Date = new Proxy(Date, {
  construct: (right, told, made) =>
    Reflect.construct(right, told.length === 0 ? [right.now() + offMs] : told, made),
  get: (right, name) => (name === 'now' ? () => right.now() + offMs : Reflect.get(right, name)),
});
