import { useId, useState } from 'react';
import type { ExternalProps } from '../../external-component';
import { toSavings } from './to-savings';

const FIRST_SHARES = 5;

/** Without JavaScript, visitors see the result for the initial number of shares. */
export function SavingsCalculator(given: ExternalProps) {
  const { title, sharesLabel, resultLabel, maxShares, toAmount } = toSavings(given);
  const [shares, setShares] = useState(Math.min(FIRST_SHARES, maxShares));
  const id = useId();
  return (
    <div className="savings-calculator">
      {title && <h2>{title}</h2>}
      <label htmlFor={id}>
        {sharesLabel}: {shares}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={maxShares}
        value={shares}
        onChange={({ target }) => setShares(target.valueAsNumber)}
      />
      <p>
        {resultLabel}: <output htmlFor={id}>{toAmount(shares)}</output>
      </p>
    </div>
  );
}
