import { useState } from 'react';
import type { ExternalProps } from '../../external-component';
import { toNumberProp, toTextProp } from '../given-props';
import { GaugeFrame } from './GaugeFrame';
import { keepWindUnit, readWindUnit } from './wind-unit';

/** The end of the scale, in meters per second. */
const STORM = 32;

/** The browser stores the unit that the visitor chose last, so the server cannot render the gauge. */
export function WindGauge(given: ExternalProps) {
  const [unit, setUnit] = useState(readWindUnit);
  const speed = toNumberProp(given, 'metersPerSecond', { fallback: 0, max: 120 });
  const shown = `${unit === 'm/s' ? speed : Math.round(speed * 3.6)} ${unit}`;
  const other = unit === 'm/s' ? 'km/h' : 'm/s';
  const title = [toTextProp(given, 'title', 'Wind'), toTextProp(given, 'place')].filter(Boolean).join(', ');
  const change = () => {
    setUnit(other);
    keepWindUnit(other);
  };
  return (
    <GaugeFrame>
      <h2>{title}</h2>
      <p className="wind-gauge-speed">{shown}</p>
      <meter
        className="wind-gauge-scale"
        min={0}
        max={STORM}
        value={Math.min(speed, STORM)}
        aria-label={title}
      >
        {shown}
      </meter>
      <button type="button" className="button" onClick={change}>
        {toTextProp(given, 'switchLabel', 'Show in {0}').replace('{0}', other)}
      </button>
    </GaugeFrame>
  );
}
