// Written by scripts/codegen.ts from the files of src/components. Do not edit: run `npm run codegen`.
import * as Accordion from '@/components/Accordion/Accordion';
import * as Announcement from '@/components/Announcement/Announcement';
import * as ArticleHeader from '@/components/ArticleHeader/ArticleHeader';
import * as ArticleList from '@/components/ArticleList/ArticleList';
import * as Breadcrumb from '@/components/Breadcrumb/Breadcrumb';
import * as BYOCComponent from '@/components/BYOCComponent/BYOCComponent';
import * as BYOCWrapper from '@/components/BYOCWrapper/BYOCWrapper';
import * as CallToAction from '@/components/CallToAction/CallToAction';
import * as CardGrid from '@/components/CardGrid/CardGrid';
import * as Carousel from '@/components/Carousel/Carousel';
import * as Chart from '@/components/Chart/Chart';
import * as ChartSheet from '@/components/ChartSheet/ChartSheet';
import * as ColumnSplitter from '@/components/ColumnSplitter/ColumnSplitter';
import * as ComparisonTable from '@/components/ComparisonTable/ComparisonTable';
import * as Consent from '@/components/Consent/Consent';
import * as Container from '@/components/Container/Container';
import * as Embed from '@/components/Embed/Embed';
import * as EventList from '@/components/EventList/EventList';
import * as FEaaSComponent from '@/components/FEaaSComponent/FEaaSComponent';
import * as FEaaSWrapper from '@/components/FEaaSWrapper/FEaaSWrapper';
import * as FeatureGrid from '@/components/FeatureGrid/FeatureGrid';
import * as Figures from '@/components/Figures/Figures';
import * as FileList from '@/components/FileList/FileList';
import * as Form from '@/components/Form/Form';
import * as Gallery from '@/components/Gallery/Gallery';
import * as Hero from '@/components/Hero/Hero';
import * as Image from '@/components/Image/Image';
import * as LanguageSwitcher from '@/components/LanguageSwitcher/LanguageSwitcher';
import * as LinkList from '@/components/LinkList/LinkList';
import * as LogoWall from '@/components/LogoWall/LogoWall';
import * as Navigation from '@/components/Navigation/Navigation';
import * as PageContent from '@/components/PageContent/PageContent';
import * as Pager from '@/components/Pager/Pager';
import * as PartialDesignDynamicPlaceholder from '@/components/PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder';
import * as Pricing from '@/components/Pricing/Pricing';
import * as Promo from '@/components/Promo/Promo';
import * as Quote from '@/components/Quote/Quote';
import * as RawElement from '@/components/RawElement/RawElement';
import * as RichText from '@/components/RichText/RichText';
import * as RowSplitter from '@/components/RowSplitter/RowSplitter';
import * as Search from '@/components/Search/Search';
import * as SearchBox from '@/components/SearchBox/SearchBox';
import * as ShareCalculator from '@/components/ShareCalculator/ShareCalculator';
import * as Steps from '@/components/Steps/Steps';
import * as Tabs from '@/components/Tabs/Tabs';
import * as Team from '@/components/Team/Team';
import * as ThemeSwitch from '@/components/ThemeSwitch/ThemeSwitch';
import * as Timeline from '@/components/Timeline/Timeline';
import * as Title from '@/components/Title/Title';
import type { ComponentMap, ComponentVariants } from '@/rendering/placeholder/component-map';

type ComponentName =
  | 'Accordion'
  | 'Announcement'
  | 'ArticleHeader'
  | 'ArticleList'
  | 'BYOCComponent'
  | 'BYOCWrapper'
  | 'Breadcrumb'
  | 'CallToAction'
  | 'CardGrid'
  | 'Carousel'
  | 'Chart'
  | 'ChartSheet'
  | 'ColumnSplitter'
  | 'ComparisonTable'
  | 'Consent'
  | 'Container'
  | 'Embed'
  | 'EventList'
  | 'FEaaSComponent'
  | 'FEaaSWrapper'
  | 'FeatureGrid'
  | 'Figures'
  | 'FileList'
  | 'Form'
  | 'Gallery'
  | 'Hero'
  | 'Image'
  | 'LanguageSwitcher'
  | 'LinkList'
  | 'LogoWall'
  | 'Navigation'
  | 'PageContent'
  | 'Pager'
  | 'PartialDesignDynamicPlaceholder'
  | 'Pricing'
  | 'Promo'
  | 'Quote'
  | 'RawElement'
  | 'RichText'
  | 'RowSplitter'
  | 'Search'
  | 'SearchBox'
  | 'ShareCalculator'
  | 'Steps'
  | 'Tabs'
  | 'Team'
  | 'ThemeSwitch'
  | 'Timeline'
  | 'Title';

const ownComponents = {
  Accordion: { Default: Accordion.Default, Single: Accordion.Single },
  Announcement: { Default: Announcement.Default },
  ArticleHeader: { Default: ArticleHeader.Default },
  ArticleList: { Default: ArticleList.Default, Compact: ArticleList.Compact },
  BYOCComponent: { Default: BYOCComponent.Default },
  BYOCWrapper: { Default: BYOCWrapper.Default },
  Breadcrumb: { Default: Breadcrumb.Default },
  CallToAction: { Default: CallToAction.Default, Banner: CallToAction.Banner },
  CardGrid: { Default: CardGrid.Default, Featured: CardGrid.Featured, List: CardGrid.List },
  Carousel: { Default: Carousel.Default },
  Chart: { Default: Chart.Default, Bars: Chart.Bars, Line: Chart.Line },
  ChartSheet: { Default: ChartSheet.Default },
  ColumnSplitter: { Default: ColumnSplitter.Default },
  ComparisonTable: { Default: ComparisonTable.Default },
  Consent: { Default: Consent.Default },
  Container: { Default: Container.Default },
  Embed: { Default: Embed.Default },
  EventList: { Default: EventList.Default },
  FEaaSComponent: { Default: FEaaSComponent.Default },
  FEaaSWrapper: { Default: FEaaSWrapper.Default },
  FeatureGrid: { Default: FeatureGrid.Default, Rows: FeatureGrid.Rows },
  Figures: { Default: Figures.Default, Large: Figures.Large },
  FileList: { Default: FileList.Default },
  Form: { Default: Form.Default, Newsletter: Form.Newsletter },
  Gallery: { Default: Gallery.Default },
  Hero: { Default: Hero.Default, Split: Hero.Split },
  Image: { Default: Image.Default, Banner: Image.Banner },
  LanguageSwitcher: { Default: LanguageSwitcher.Default },
  LinkList: { Default: LinkList.Default },
  LogoWall: { Default: LogoWall.Default },
  Navigation: { Default: Navigation.Default },
  PageContent: { Default: PageContent.Default },
  Pager: { Default: Pager.Default },
  PartialDesignDynamicPlaceholder: { Default: PartialDesignDynamicPlaceholder.Default },
  Pricing: { Default: Pricing.Default },
  Promo: { Default: Promo.Default, WithText: Promo.WithText },
  Quote: { Default: Quote.Default, Testimonials: Quote.Testimonials },
  RawElement: { Default: RawElement.Default },
  RichText: { Default: RichText.Default },
  RowSplitter: { Default: RowSplitter.Default },
  Search: { Default: Search.Default },
  SearchBox: { Default: SearchBox.Default },
  ShareCalculator: { Default: ShareCalculator.Default },
  Steps: { Default: Steps.Default },
  Tabs: { Default: Tabs.Default },
  Team: { Default: Team.Default },
  ThemeSwitch: { Default: ThemeSwitch.Default },
  Timeline: { Default: Timeline.Default },
  Title: { Default: Title.Default },
} satisfies Record<ComponentName, ComponentVariants>;

export const componentMap: ComponentMap = { ...ownComponents };
