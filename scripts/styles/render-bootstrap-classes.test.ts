import { renderBootstrapClasses } from './render-bootstrap-classes.ts';

test('writes the rules of Bootstrap for classes and patterns, in the colors of the site', () => {
  const css = renderBootstrapClasses(
    ['d-flex', 'unknown', 'row', 'col-6', 'container', 'lead'],
    ['btn-prim*', 'btn'],
  );
  expect(css).toMatch(/\.d-flex \{\s+display: flex !important;/);
  expect(css).toMatch(/\.btn-primary \{[^}]*--bs-btn-bg: #0b3b3c;/);
  expect(css).not.toMatch(/\.(d-block|btn-danger|row|col-6|container|lead|unknown)\b/);
});

test('writes nothing for classes that the site has itself', () => {
  expect(renderBootstrapClasses(['row', 'col-12', 'order-md-2', 'visually-hidden'], [])).toMatch(
    /^\/\*.*\*\/\n$/,
  );
});

test('with the pattern *, writes all of Bootstrap but what the site has itself', () => {
  const css = renderBootstrapClasses([], ['*']);
  for (const name of ['card', 'modal', 'mb-3', 'text-center', 'table', 'd-lg-none']) {
    expect(css).toContain(`.${name}`);
  }
  expect(css).not.toMatch(/^\.(row|container|visually-hidden) \{/m);
});
