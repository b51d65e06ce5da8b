import { isArray, isRecord } from '@/platform/json/json-types';
import type { Consent } from '../../consent';
import type { ConsentStore } from '../consent-store';
import { createChangeableStore } from './create-changeable-store';

const SIGNALS = ['analytics_storage', 'ad_storage', 'personalization_storage'];

type Command = { kind: 'default' | 'update'; signals: Readonly<Record<string, unknown>> };

/** Reads the signals of Google's Consent Mode that another consent manager sends (`gtag('consent', …)`). */
export function createGoogleStore(): ConsentStore {
  const { store, update } = createChangeableStore();
  const layer = findDataLayer();
  const updateFromLayer = () => update(toConsent(layer.flatMap((entry) => toCommand(entry) ?? [])));
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    if (entries.some(toCommand)) updateFromLayer();
    return length;
  };
  updateFromLayer();
  return store;
}

function findDataLayer(): unknown[] {
  const known: unknown = Reflect.get(window, 'dataLayer');
  const layer = isArray(known) ? known : [];
  Reflect.set(window, 'dataLayer', layer);
  return layer;
}

/** Returns `null` for other entries of the data layer. A command is the `arguments` object of `gtag`, not an array. */
function toCommand(entry: unknown): Command | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const [name, kind, signals] = [0, 1, 2].map((index): unknown => Reflect.get(entry, index));
  const isCommand = name === 'consent' && (kind === 'default' || kind === 'update') && isRecord(signals);
  return isCommand ? { kind, signals } : null;
}

/** Google has no signal for maps and videos, so `media` stays undecided. */
function toConsent(commands: readonly Command[]): Consent {
  const [analytics, ads, personalization] = SIGNALS.map((signal) => findSignal(commands, signal));
  return { analytics, marketing: and(ads, personalization) };
}

/**
 * The last update counts. Without an update, all defaults must grant the signal, because some are only for visitors of
 * a region, and this code does not know the visitor's region. A default that denies is no refusal by the visitor.
 */
function findSignal(commands: readonly Command[], signal: string): boolean | undefined {
  const find = (kind: Command['kind']) =>
    commands.flatMap((command) =>
      command.kind === kind && signal in command.signals ? command.signals[signal] === 'granted' : [],
    );
  const defaults = find('default');
  return find('update').at(-1) ?? ((defaults.length > 0 && defaults.every(Boolean)) || undefined);
}

/** Returns `undefined` if one is undecided and none refused. */
const and = (one: boolean | undefined, other: boolean | undefined): boolean | undefined =>
  one === false || other === false ? false : one && other;
