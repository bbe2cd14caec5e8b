/** Time of a clock of twelve hours without AM or PM yet: '02:35?' is 02:35 or 14:35. */
export function isHalfOpenTime(value: string): boolean {
  return /^(?:0[1-9]|1[0-2]):[0-5]\d\?$/.test(value);
}
