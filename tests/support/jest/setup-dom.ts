import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Components of the editor are loaded when they are first rendered, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
