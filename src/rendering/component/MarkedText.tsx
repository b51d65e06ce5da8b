import type { TextPart } from './search-outcome';

/** A text in which the words are marked that the visitor searched for. */
export const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <mark className="search-mark" key={index}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
