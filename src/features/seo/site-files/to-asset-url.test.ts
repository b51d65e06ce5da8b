import { toAssetUrl } from './to-asset-url';

test.each(['/_next/static/media/icon.1a.svg', '/srv/site/.next/server/assets/icon.1a.svg'])(
  'the address of %s names no folder of the server',
  (path) => {
    expect(toAssetUrl(path)).toBe('/_next/static/media/icon.1a.svg');
  },
);
