// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import * as Analytics from '@/components/Analytics/Analytics.server';
import * as CardGrid from '@/components/CardGrid/CardGrid.server';
import * as Consent from '@/components/Consent/Consent.server';
import * as LanguageSwitcher from '@/components/LanguageSwitcher/LanguageSwitcher.server';
import * as MapEmbed from '@/components/MapEmbed/MapEmbed.server';
import * as Navigation from '@/components/Navigation/Navigation.server';
import * as PageContent from '@/components/PageContent/PageContent.server';
import * as TagManager from '@/components/TagManager/TagManager.server';
import * as VideoEmbed from '@/components/VideoEmbed/VideoEmbed.server';
import type { ComponentServerMap } from '@/rendering/component-server';

export const componentServers = {
  Analytics,
  CardGrid,
  Consent,
  LanguageSwitcher,
  MapEmbed,
  Navigation,
  PageContent,
  TagManager,
  VideoEmbed,
} satisfies ComponentServerMap;
