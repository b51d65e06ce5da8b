import { registerHooks } from 'node:module';

const SOURCE = new URL('../../src/', import.meta.url);

/**
 * Lets a script import modules from `src`. Resolves `@/…` as tsconfig.json does, and adds missing extensions. Returns a
 * function that ends this: every later import of the process would otherwise be slower.
 */
export function registerSourceAliases(): () => void {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('@/')) {
        return next(new URL(`${specifier.slice('@/'.length)}.ts`, SOURCE).href, context);
      }
      const isBare = /^\.{1,2}\/([^/]+\/)*[^./]+$/.test(specifier);
      const isFromSource = context.parentURL?.startsWith(SOURCE.href);
      return next(isBare && isFromSource ? `${specifier}.ts` : specifier, context);
    },
  });
  return () => hooks.deregister();
}
