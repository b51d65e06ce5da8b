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

// Every element is in the visible part of the page.
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe() {
    // @ts-expect-error
    setTimeout(() => this.#callback([{ isIntersecting: true }], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
globalThis.requestIdleCallback = (run) => Number(setTimeout(run));
