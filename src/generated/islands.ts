// Written by scripts/codegen.ts from the files of src/components. Do not edit: run `npm run codegen`.
import type { LoadIsland } from '@/rendering/static-html/island-starter';

export const islands = {
  BYOCComponent: () => import('@/components/BYOCComponent/BYOCComponent'),
  BYOCWrapper: () => import('@/components/BYOCWrapper/BYOCWrapper'),
  Carousel: () => import('@/components/Carousel/Carousel'),
  Consent: () => import('@/components/Consent/Consent'),
  Embed: () => import('@/components/Embed/Embed'),
  FEaaSComponent: () => import('@/components/FEaaSComponent/FEaaSComponent'),
  FEaaSWrapper: () => import('@/components/FEaaSWrapper/FEaaSWrapper'),
  Form: () => import('@/components/Form/Form'),
  Gallery: () => import('@/components/Gallery/Gallery'),
  SearchBox: () => import('@/components/SearchBox/SearchBox'),
  ShareCalculator: () => import('@/components/ShareCalculator/ShareCalculator'),
  Tabs: () => import('@/components/Tabs/Tabs'),
} satisfies Record<string, LoadIsland>;
