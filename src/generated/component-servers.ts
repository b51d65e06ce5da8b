// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import * as LanguageSwitcher from '@/components/LanguageSwitcher/LanguageSwitcher.server';
import * as Navigation from '@/components/Navigation/Navigation.server';
import type { ComponentServerMap } from '@/rendering/component-server';

export const componentServers = { LanguageSwitcher, Navigation } satisfies ComponentServerMap;
