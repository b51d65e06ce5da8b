/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { use } from 'react';
import { LOADING, SECTION_PROBLEM, toComponentError } from '@/texts/error-catalogue';
import { SectionBoundary } from './SectionBoundary';

const Failing = () => {
  throw new Error('No wind');
};
const never = new Promise<string>(() => undefined);
const Waiting = () => use(never);

test.each([
  [false, `<p class="section-problem">${SECTION_PROBLEM}</p>`],
  [true, `<p class="section-problem">${toComponentError('Promo')}<br>Error: No wind</p>`],
])('keeps the rest of the page if a component fails (error details: %p)', (showsErrorDetails, problem) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sections = (
    <>
      <SectionBoundary name="Promo">
        <Failing />
      </SectionBoundary>
      <SectionBoundary>fine</SectionBoundary>
    </>
  );
  expect(showOnPage(sections, { showsErrorDetails }).container.innerHTML).toBe(`${problem}fine`);
  error.mockRestore();
});

test('shows that a component is still loading', async () => {
  const section = (
    <SectionBoundary>
      <Waiting />
    </SectionBoundary>
  );
  const { container } = await act(async () => showOnPage(section));
  expect(container).toHaveTextContent(LOADING);
});
