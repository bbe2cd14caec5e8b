type Colleagues = readonly { readonly username: string; readonly name: string }[];

/** A colleague's name for people; the user name of an account that exists no more. */
export const colleagueName = (colleagues: Colleagues, username: string): string =>
  colleagues.find((one) => one.username === username)?.name ?? username;
