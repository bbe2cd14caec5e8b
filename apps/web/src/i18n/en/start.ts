// One file a language for the words of every page: the bundler makes one request of it.
export { components } from './components.ts';
export { home } from './home.ts';
export { issues } from './issues.ts';
export { shell } from './shell.ts';
