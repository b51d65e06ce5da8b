import type { Check } from '../doctor.ts';
import { openInEditor } from '../editor-page.ts';
import { fault } from '../finding.ts';
import { mayFrame, toFrameAncestors } from '../frame-policy.ts';
import { opensPage } from './opens-page.ts';

export const pageFrame: Check = {
  name: 'the editor may frame the page',
  needs: [opensPage],
  find: async (doctor) => {
    const { name: siteName, defaultLanguage: language } = doctor.config.site;
    const editorPage = await openInEditor(doctor, { siteName, language, mode: 'edit' });
    const headers = editorPage?.page?.headers;
    if (!headers) return [];
    const policy = {
      csp: headers.get('content-security-policy'),
      frameOptions: headers.get('x-frame-options'),
    };
    const blocked = doctor.editors.filter((editor) => !mayFrame(policy, editor, doctor.site));
    if (blocked.length > 0) return [toFault(blocked, toFrameAncestors(policy.csp).length > 0)];
    if (toFrameAncestors(policy.csp).length > 0) return [];
    return [
      fault(
        'The page in the editor does not say who may frame it (Content-Security-Policy: frame-ancestors).',
        'Let what stands in front of the site pass the header on.',
      ),
    ];
  },
};

function toFault(blocked: readonly string[], isByPolicy: boolean) {
  const header = isByPolicy ? 'Content-Security-Policy: frame-ancestors' : 'X-Frame-Options';
  return fault(
    `Browsers keep the page out of the frame of ${blocked.join(', ')}: its ${header} does not allow it.`,
    'Find where the header is added (CDN, nginx, next.config.js) and leave the site’s own; it allows ' +
      'JSS_ALLOWED_ORIGINS and XM Cloud.',
  );
}
