// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.
import '@/components/CallToAction/CallToAction.module.scss';
import '@/components/CardGrid/CardGrid.module.scss';
import '@/components/Consent/Consent.module.scss';
import '@/components/Embed/Embed.module.scss';
import '@/components/EventList/EventList.module.scss';
import '@/components/FileList/FileList.module.scss';
import '@/components/Form/Form.module.scss';
import '@/components/Hero/Hero.module.scss';
import '@/components/Image/Image.module.scss';
import '@/components/LanguageSwitcher/LanguageSwitcher.module.scss';
import '@/components/LinkList/LinkList.module.scss';
import '@/components/Navigation/Navigation.module.scss';
import '@/components/Promo/Promo.module.scss';
import '@/components/RowSplitter/RowSplitter.module.scss';
import '@/features/byoc/components/SavingsCalculator/SavingsCalculator.module.scss';
import '@/features/byoc/components/WindGauge/WindGauge.module.scss';
