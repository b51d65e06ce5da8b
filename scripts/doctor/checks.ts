import { aVersion } from './checks/a-version.ts';
import { builtComponents } from './checks/built-components.ts';
import { cmsAnswers } from './checks/cms-answers.ts';
import { componentMap } from './checks/component-map.ts';
import { editingSecret } from './checks/editing-secret.ts';
import { editorOrigins } from './checks/editor-origins.ts';
import { everyLanguage } from './checks/every-language.ts';
import { frameCookies } from './checks/frame-cookies.ts';
import { languages } from './checks/languages.ts';
import { lookAlikeOrigins } from './checks/look-alike-origins.ts';
import { opensPage } from './checks/opens-page.ts';
import { pageFrame } from './checks/page-frame.ts';
import { pageStates } from './checks/page-states.ts';
import { redirectRules } from './checks/redirect-rules.ts';
import { renderings } from './checks/renderings.ts';
import { siteAnswers } from './checks/site-answers.ts';
import { siteName } from './checks/site-name.ts';
import { siteReachesCms } from './checks/site-reaches-cms.ts';
import { wrongSecrets } from './checks/wrong-secrets.ts';
import type { Check } from './doctor.ts';

/** All that is checked, in this order: what others need comes before them. */
export const checks: readonly Check[] = [
  cmsAnswers,
  siteName,
  languages,
  redirectRules,
  siteAnswers,
  siteReachesCms,
  editingSecret,
  wrongSecrets,
  editorOrigins,
  lookAlikeOrigins,
  opensPage,
  frameCookies,
  pageFrame,
  pageStates,
  everyLanguage,
  aVersion,
  componentMap,
  builtComponents,
  renderings,
];
