// Written by scripts/codegen.ts from the files of src/components. Do not edit: run `npm run codegen`.
import * as Accordion from '@/components/Accordion/Accordion.server';
import * as Announcement from '@/components/Announcement/Announcement.server';
import * as ArticleHeader from '@/components/ArticleHeader/ArticleHeader.server';
import * as ArticleList from '@/components/ArticleList/ArticleList.server';
import * as Breadcrumb from '@/components/Breadcrumb/Breadcrumb.server';
import * as BYOCComponent from '@/components/BYOCComponent/BYOCComponent.server';
import * as BYOCWrapper from '@/components/BYOCWrapper/BYOCWrapper.server';
import * as CardGrid from '@/components/CardGrid/CardGrid.server';
import * as Carousel from '@/components/Carousel/Carousel.server';
import * as Chart from '@/components/Chart/Chart.server';
import * as ComparisonTable from '@/components/ComparisonTable/ComparisonTable.server';
import * as Consent from '@/components/Consent/Consent.server';
import * as Embed from '@/components/Embed/Embed.server';
import * as EventList from '@/components/EventList/EventList.server';
import * as FEaaSComponent from '@/components/FEaaSComponent/FEaaSComponent.server';
import * as FEaaSWrapper from '@/components/FEaaSWrapper/FEaaSWrapper.server';
import * as Form from '@/components/Form/Form.server';
import * as Gallery from '@/components/Gallery/Gallery.server';
import * as LanguageSwitcher from '@/components/LanguageSwitcher/LanguageSwitcher.server';
import * as Navigation from '@/components/Navigation/Navigation.server';
import * as PageContent from '@/components/PageContent/PageContent.server';
import * as Pager from '@/components/Pager/Pager.server';
import * as Pricing from '@/components/Pricing/Pricing.server';
import * as Search from '@/components/Search/Search.server';
import * as SearchBox from '@/components/SearchBox/SearchBox.server';
import * as ShareCalculator from '@/components/ShareCalculator/ShareCalculator.server';
import * as Tabs from '@/components/Tabs/Tabs.server';
import * as ThemeSwitch from '@/components/ThemeSwitch/ThemeSwitch.server';
import type { ComponentServerMap } from '@/rendering/component/component-server';

export const componentServers = {
  Accordion,
  Announcement,
  ArticleHeader,
  ArticleList,
  BYOCComponent,
  BYOCWrapper,
  Breadcrumb,
  CardGrid,
  Carousel,
  Chart,
  ComparisonTable,
  Consent,
  Embed,
  EventList,
  FEaaSComponent,
  FEaaSWrapper,
  Form,
  Gallery,
  LanguageSwitcher,
  Navigation,
  PageContent,
  Pager,
  Pricing,
  Search,
  SearchBox,
  ShareCalculator,
  Tabs,
  ThemeSwitch,
} satisfies ComponentServerMap;
