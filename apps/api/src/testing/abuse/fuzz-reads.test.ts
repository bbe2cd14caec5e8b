import { describeFuzz } from './fuzz-suite.ts';

describeFuzz('reads');
