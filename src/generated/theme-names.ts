// Written by scripts/themes.ts from the folders of src/themes. Do not edit: run `npm run themes`.
export const themeNames: readonly string[] = ['havn', 'solvind', 'waraq'];
