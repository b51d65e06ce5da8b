/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createPage, MainOf } from '@tests/fixtures/page';
import { MISSING_IMPLEMENTATION } from '@/texts/error-catalogue';

test.each([true, false])(
  'a missing component is visible only with error details: %p',
  (showsErrorDetails) => {
    const page = createPage([{ uid: 'u', componentName: 'Gone' }], { showsErrorDetails });
    const { container } = render(<MainOf page={page} map={{}} />);
    expect(container).toHaveTextContent(`Gone${MISSING_IMPLEMENTATION}`);
    expect(container.querySelector('[hidden]') === null).toBe(showsErrorDetails);
  },
);
