import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Editors' components are loaded when they are first rendered; on a cold, busy machine that takes seconds.
configure({ asyncUtilTimeout: 15_000 });
