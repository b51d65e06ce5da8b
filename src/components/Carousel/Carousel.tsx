'use client';

import { useId } from 'react';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps } from '@/rendering/component/types';
import { useIsLead, usePhrase } from '@/rendering/context/page-data';
import { hasText, toItems } from '@/rendering/fields/field-values';
import { toItem } from '@/rendering/fields/to-item';
import { Slide } from './Slide';
import { StepButton } from './StepButton';
import { useSlides } from './use-slides';

type CarouselProps = RenderingProps<TitledFields & { Slides: ItemListField }>;

/** Shows slides in a row that scrolls. The buttons need a script; fingers, wheels and arrow keys do not. */
function Carousel({ fields, params, rendering }: CarouselProps) {
  const titleId = useId();
  const phrase = usePhrase();
  const isLead = useIsLead(rendering);
  const slides = toItems(fields.Slides).flatMap((value) => toItem(value) ?? []);
  const { place, current, isAtEnd, canScroll, measure, step } = useSlides(slides.length);
  const position = phrase('slide-position', current + 1, slides.length);
  return (
    <TitledSection name="carousel" params={params} fields={fields} titleId={titleId}>
      {slides.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <>
          <section
            ref={place}
            className="carousel-place"
            aria-labelledby={hasText(fields.Title) ? titleId : undefined}
            aria-label={position}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, also without a script
            tabIndex={0}
            onScroll={measure}
          >
            <ul className="section-list carousel-slides">
              {slides.map((slide, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
                <Slide key={index} slide={slide} isPriority={isLead && index === 0} />
              ))}
            </ul>
          </section>
          {slides.length > 1 && canScroll && (
            <div className="carousel-controls">
              <StepButton name="previous" isOff={current === 0} onClick={() => step(-1)} />
              <StepButton name="next" isOff={isAtEnd} onClick={() => step(1)} />
              <span className="carousel-position" aria-live="polite">
                {position}
              </span>
            </div>
          )}
        </>
      )}
    </TitledSection>
  );
}

export const Default = withDatasourceCheck(Carousel);
