import { type ExternalProps, toBaseName } from './external-component';

/** A module that registers external components itself, with Sitecore's packages. */
export type ExternalModule = {
  load: () => Promise<unknown>;
  /** Returns whether the module may get these props. Without it, the module gets any. */
  accepts?: (props: ExternalProps) => boolean;
};

/** Modules by the names of the components that they register. */
export type ExternalModules = Readonly<Record<string, ExternalModule>>;

/** The loads of modules. React needs the same promise at each render. */
const loads = new Map<ExternalModule, Promise<unknown>>();

/** Names come from content, so an inherited name, such as `constructor`, finds nothing. */
export function findExternalModule(modules: ExternalModules, name: string): ExternalModule | null {
  const baseName = toBaseName(name);
  return (Object.hasOwn(modules, baseName) && modules[baseName]) || null;
}

export function loadExternalModule(module: ExternalModule): Promise<unknown> {
  const load = loads.get(module) ?? module.load();
  loads.set(module, load);
  return load;
}

/** Loads all modules in a page that an editor frames, because Sitecore's registry announces its components there. */
export function announceExternalModules(modules: ExternalModules): void {
  if (typeof window === 'undefined' || window.parent === window) return;
  for (const module of Object.values(modules)) {
    // Isolation point: the page does not need a component that it does not show.
    loadExternalModule(module).catch(reportError);
  }
}
