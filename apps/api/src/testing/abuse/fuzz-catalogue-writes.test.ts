import { describeFuzz } from './fuzz-suite.ts';

describeFuzz('catalogue-writes');
