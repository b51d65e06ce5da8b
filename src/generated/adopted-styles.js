// Written by scripts/codegen.ts from the files of src/components. Do not edit: run `npm run codegen`.
export {};
