// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import dynamic from 'next/dynamic';
import * as ColumnSplitter from '@/components/ColumnSplitter/ColumnSplitter';
import * as Container from '@/components/Container/Container';
import * as PartialDesignDynamicPlaceholder from '@/components/PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder';
import * as RichText from '@/components/RichText/RichText';
import type { ComponentVariants } from '@/rendering/placeholder/component-map';

type ComponentName =
  | 'BYOCComponent'
  | 'BYOCWrapper'
  | 'CallToAction'
  | 'CardGrid'
  | 'ColumnSplitter'
  | 'Consent'
  | 'Container'
  | 'Embed'
  | 'EventList'
  | 'FEaaSComponent'
  | 'FEaaSWrapper'
  | 'FileList'
  | 'Form'
  | 'Hero'
  | 'Image'
  | 'LanguageSwitcher'
  | 'LinkList'
  | 'Navigation'
  | 'PageContent'
  | 'PartialDesignDynamicPlaceholder'
  | 'Promo'
  | 'RawElement'
  | 'RichText'
  | 'RowSplitter'
  | 'Title';

export const componentMap = {
  BYOCComponent: {
    Default: dynamic(() =>
      import('@/components/BYOCComponent/BYOCComponent').then((module) => module.Default),
    ),
  },
  BYOCWrapper: {
    Default: dynamic(() => import('@/components/BYOCWrapper/BYOCWrapper').then((module) => module.Default)),
  },
  CallToAction: {
    Default: dynamic(() => import('@/components/CallToAction/CallToAction').then((module) => module.Default)),
    Banner: dynamic(() => import('@/components/CallToAction/CallToAction').then((module) => module.Banner)),
  },
  CardGrid: {
    Default: dynamic(() => import('@/components/CardGrid/CardGrid').then((module) => module.Default)),
    List: dynamic(() => import('@/components/CardGrid/CardGrid').then((module) => module.List)),
  },
  ColumnSplitter: {
    Default: ColumnSplitter.Default,
  },
  Consent: {
    Default: dynamic(() => import('@/components/Consent/Consent').then((module) => module.Default)),
  },
  Container: {
    Default: Container.Default,
  },
  Embed: {
    Default: dynamic(() => import('@/components/Embed/Embed').then((module) => module.Default)),
  },
  EventList: {
    Default: dynamic(() => import('@/components/EventList/EventList').then((module) => module.Default)),
  },
  FEaaSComponent: {
    Default: dynamic(() =>
      import('@/components/FEaaSComponent/FEaaSComponent').then((module) => module.Default),
    ),
  },
  FEaaSWrapper: {
    Default: dynamic(() => import('@/components/FEaaSWrapper/FEaaSWrapper').then((module) => module.Default)),
  },
  FileList: {
    Default: dynamic(() => import('@/components/FileList/FileList').then((module) => module.Default)),
  },
  Form: {
    Default: dynamic(() => import('@/components/Form/Form').then((module) => module.Default)),
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
    Default: PartialDesignDynamicPlaceholder.Default,
  },
  Promo: {
    Default: dynamic(() => import('@/components/Promo/Promo').then((module) => module.Default)),
    WithText: dynamic(() => import('@/components/Promo/Promo').then((module) => module.WithText)),
  },
  RawElement: {
    Default: dynamic(() => import('@/components/RawElement/RawElement').then((module) => module.Default)),
  },
  RichText: {
    Default: RichText.Default,
  },
  RowSplitter: {
    Default: dynamic(() => import('@/components/RowSplitter/RowSplitter').then((module) => module.Default)),
  },
  Title: {
    Default: dynamic(() => import('@/components/Title/Title').then((module) => module.Default)),
  },
} satisfies Record<ComponentName, ComponentVariants>;
