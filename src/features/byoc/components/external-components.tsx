import { lazy } from 'react';
import { LOADING } from '@/texts/error-catalogue';
import { BrowserOnly } from '../BrowserOnly';
import type { ExternalComponent, ExternalProps } from '../external-component';
import { GaugeFrame } from './WindGauge/GaugeFrame';

const WindGauge = lazy(async () => ({ default: (await import('./WindGauge/WindGauge')).WindGauge }));

const WindGaugeInBrowser = (props: ExternalProps) => (
  <BrowserOnly frame={<GaugeFrame>{LOADING}</GaugeFrame>}>
    <WindGauge {...props} />
  </BrowserOnly>
);

/** A component that the server renders uses `lazy`, one that needs the browser `BrowserOnly` (docs/decisions/010). */
export const externalComponents: readonly ExternalComponent[] = [
  {
    name: 'SavingsCalculator',
    title: 'Savings calculator',
    group: 'Membership',
    properties: {
      title: { type: 'string', title: 'Title' },
      sharesLabel: { type: 'string', title: 'Label of the number of shares', default: 'Shares' },
      resultLabel: { type: 'string', title: 'Label of the result', default: 'Per year' },
      locale: { type: 'string', title: 'Language of the numbers', default: 'en' },
      currency: { type: 'string', title: 'Currency', default: 'DKK' },
      yearlyPerShare: { type: 'number', title: 'Yearly amount per share', default: 130 },
      maxShares: { type: 'number', title: 'Maximum number of shares', default: 100 },
    },
    component: lazy(async () => ({
      default: (await import('./SavingsCalculator/SavingsCalculator')).SavingsCalculator,
    })),
  },
  {
    name: 'WindGauge',
    title: 'Wind gauge',
    group: 'Plants',
    properties: {
      title: { type: 'string', title: 'Title', default: 'Wind' },
      place: { type: 'string', title: 'Place' },
      metersPerSecond: { type: 'number', title: 'Wind speed in meters per second' },
      switchLabel: { type: 'string', title: 'Label of the switch of units', default: 'Show in {0}' },
    },
    component: WindGaugeInBrowser,
  },
  {
    name: 'FailingExample',
    title: 'An example that fails',
    group: 'For developers',
    properties: { where: { type: 'string', title: 'everywhere or browser' } },
    component: lazy(async () => ({
      default: (await import('./FailingExample/FailingExample')).FailingExample,
    })),
  },
];
