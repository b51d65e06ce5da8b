import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first render of a component for editors loads its code, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no ResizeObserver, because it computes no layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
