import { usePhrase } from '@/rendering/context/page-data';

type StepButtonProps = { name: 'previous' | 'next'; isOff: boolean; onClick: () => void };

/** Keeps the focus at the end of the row, where it does nothing. */
export function StepButton({ name, isOff, onClick }: StepButtonProps) {
  const phrase = usePhrase();
  return (
    <button
      className="carousel-button"
      type="button"
      aria-label={phrase(name)}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
        <path
          d={name === 'next' ? 'M1 8h21M16 2l6 6-6 6' : 'M23 8H2M8 2 2 8l6 6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
