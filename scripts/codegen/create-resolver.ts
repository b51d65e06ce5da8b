import ts from 'typescript';

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** Creates a function that returns the file of code that an import runs, or `null` for style sheets, JSON and so on. */
export function createResolver(folder: string): (specifier: string, from: string) => string | null {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowJs: true,
    paths: { '@/*': [`${folder}/src/*`] },
    // Without this option, which TypeScript does not document, a package resolves to its types.
    noDtsResolution: true,
  };
  const cache = ts.createModuleResolutionCache(folder, (file) => file, options);
  return (specifier, from) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys, cache);
    const file = resolvedModule?.resolvedFileName ?? '';
    return CODE.test(file) ? file : null;
  };
}
