// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import * as CardGrid from '@/components/CardGrid/CardGrid.server';
import * as LanguageSwitcher from '@/components/LanguageSwitcher/LanguageSwitcher.server';
import * as Navigation from '@/components/Navigation/Navigation.server';
import * as PageContent from '@/components/PageContent/PageContent.server';
import type { ComponentServerMap } from '@/rendering/component-server';

export const componentServers = {
  CardGrid,
  LanguageSwitcher,
  Navigation,
  PageContent,
} satisfies ComponentServerMap;
