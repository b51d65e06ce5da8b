{
  const { chunks, late } = document.currentScript.dataset;
  globalThis.TURBOPACK = JSON.parse(chunks);

  const sources = JSON.parse(late);
  const load = () => {
    for (const src of sources.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(load));
  addEventListener('load', () =>
    new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true }),
  );
  addEventListener('pointerdown', load);
  addEventListener('keydown', load);
  setTimeout(load, 3000);
}
