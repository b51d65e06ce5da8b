type ChevronProps = { className?: string };

/** Points down. The text beside it says what it does. */
export function Chevron({ className }: ChevronProps) {
  return (
    <svg className={className} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
