import type { ConsentCookie } from '@/platform/config/consent-manager';
import { createCookieReader } from '../../cookie-patterns';
import type { ConsentStore } from '../consent-store';
import { createChangeableStore } from './create-changeable-store';

/** Reads the consent from the cookie of another consent manager when the page starts, and when cookies change. */
export function createCookieStore(settings: ConsentCookie): ConsentStore {
  const read = createCookieReader(settings);
  const { store, update } = createChangeableStore();
  const updateFromCookie = () => update(read(document.cookie));
  updateFromCookie();
  // Browsers from before 2025 lack this API. They notice a change when the visitor returns to the tab.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', updateFromCookie);
  document.addEventListener('visibilitychange', updateFromCookie);
  return store;
}
