// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import dynamic from 'next/dynamic';
import type { ComponentMap } from '@/rendering/component-map';

export const componentNames = [
  'CallToAction',
  'CardGrid',
  'ColumnSplitter',
  'Consent',
  'Container',
  'Embed',
  'Hero',
  'Image',
  'LanguageSwitcher',
  'LinkList',
  'Navigation',
  'PageContent',
  'PartialDesignDynamicPlaceholder',
  'Promo',
  'RichText',
  'RowSplitter',
  'Title',
] as const;

export const componentMap = {
  CallToAction: {
    Default: dynamic(() => import('@/components/CallToAction/CallToAction').then((module) => module.Default)),
    Banner: dynamic(() => import('@/components/CallToAction/CallToAction').then((module) => module.Banner)),
  },
  CardGrid: {
    Default: dynamic(() => import('@/components/CardGrid/CardGrid').then((module) => module.Default)),
    List: dynamic(() => import('@/components/CardGrid/CardGrid').then((module) => module.List)),
  },
  ColumnSplitter: {
    Default: dynamic(() =>
      import('@/components/ColumnSplitter/ColumnSplitter').then((module) => module.Default),
    ),
  },
  Consent: {
    Default: dynamic(() => import('@/components/Consent/Consent').then((module) => module.Default)),
  },
  Container: {
    Default: dynamic(() => import('@/components/Container/Container').then((module) => module.Default)),
  },
  Embed: {
    Default: dynamic(() => import('@/components/Embed/Embed').then((module) => module.Default)),
  },
  Hero: {
    Default: dynamic(() => import('@/components/Hero/Hero').then((module) => module.Default)),
    Split: dynamic(() => import('@/components/Hero/Hero').then((module) => module.Split)),
  },
  Image: {
    Default: dynamic(() => import('@/components/Image/Image').then((module) => module.Default)),
    Banner: dynamic(() => import('@/components/Image/Image').then((module) => module.Banner)),
  },
  LanguageSwitcher: {
    Default: dynamic(() =>
      import('@/components/LanguageSwitcher/LanguageSwitcher').then((module) => module.Default),
    ),
  },
  LinkList: {
    Default: dynamic(() => import('@/components/LinkList/LinkList').then((module) => module.Default)),
  },
  Navigation: {
    Default: dynamic(() => import('@/components/Navigation/Navigation').then((module) => module.Default)),
  },
  PageContent: {
    Default: dynamic(() => import('@/components/PageContent/PageContent').then((module) => module.Default)),
  },
  PartialDesignDynamicPlaceholder: {
    Default: dynamic(() =>
      import('@/components/PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder').then(
        (module) => module.Default,
      ),
    ),
  },
  Promo: {
    Default: dynamic(() => import('@/components/Promo/Promo').then((module) => module.Default)),
    WithText: dynamic(() => import('@/components/Promo/Promo').then((module) => module.WithText)),
  },
  RichText: {
    Default: dynamic(() => import('@/components/RichText/RichText').then((module) => module.Default)),
  },
  RowSplitter: {
    Default: dynamic(() => import('@/components/RowSplitter/RowSplitter').then((module) => module.Default)),
  },
  Title: {
    Default: dynamic(() => import('@/components/Title/Title').then((module) => module.Default)),
  },
} satisfies ComponentMap<(typeof componentNames)[number]>;
