import { createPage, renderOnServer } from '@tests/fixtures/page';
import { EXTERNAL_NOT_REGISTERED } from '@/texts/error-catalogue';
import { Default } from './BYOCComponent';

test.each(['WindGauge', 'Nobody'])(
  'shows %s if the site has this component, else a notice',
  (ComponentName) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rendering = { uid: 'u', componentName: 'BYOCComponent', params: { ComponentName } };
    const page = createPage([rendering], { componentData: { u: {} }, showsErrorDetails: true });
    const html = renderOnServer(page, { BYOCComponent: { Default } });
    expect(html.includes(EXTERNAL_NOT_REGISTERED)).toBe(ComponentName === 'Nobody');
    warn.mockRestore();
  },
);
