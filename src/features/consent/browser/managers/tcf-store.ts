import { isRecord } from '@/platform/json/json-types';
import { toTcfConsent } from '../../tcf-purposes';
import type { ConsentStore } from '../consent-store';
import { createChangeableStore } from './create-changeable-store';

/** The visitor is not choosing at the moment: earlier choices have loaded, or the visitor has just chosen. */
const DECIDED = ['tcloaded', 'useractioncomplete'];

/** Listens to the API that every consent manager with IAB TCF v2 has on the page. */
export function createTcfStore(): ConsentStore {
  const { store, update } = createChangeableStore();
  const onData = (data: unknown, isSuccess: unknown) => {
    if (isSuccess !== true || !isRecord(data) || !DECIDED.includes(String(data.eventStatus))) return;
    const consents = isRecord(data.purpose) ? data.purpose.consents : undefined;
    update(toTcfConsent((purpose) => isRecord(consents) && consents[purpose] === true));
  };
  const listen = () => {
    const api: unknown = Reflect.get(window, '__tcfapi');
    if (typeof api === 'function') Reflect.apply(api, window, ['addEventListener', 2, onData]);
    return typeof api === 'function';
  };
  // The manager's script may come later than this module, but not later than the page.
  if (!listen()) window.addEventListener('load', listen, { once: true });
  return store;
}
