import { runCreatedScriptsAsFiles } from '@/platform/browser/created-scripts';
import type { ExternalModules } from '../external-modules';

/** Sitecore's form puts the id into a URL whose answer it shows, so the id must be a single word. */
const FORM_ID = /^[\w{}-]{1,100}$/;

/** Modules that register components as Sitecore documents it. Only a page that shows the component loads its module. */
export const externalModules: ExternalModules = {
  SitecoreForm: {
    load: () => {
      runCreatedScriptsAsFiles();
      return import('@sitecore/components/form');
    },
    accepts: ({ formId }) => typeof formId === 'string' && FORM_ID.test(formId),
  },
  FactBox: { load: () => import('./FactBox/FactBox') },
};
