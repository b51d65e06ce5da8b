/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { useSubmit } from '../../controls/dialog/use-submit.ts';
import { request } from '../../platform/client.ts';

const Answer = z.object({ status: z.number(), location: z.nullable(z.string()) });

function toText({ status, location }: z.output<typeof Answer>): string {
  if (location) return `${status}: goes to ${location}`;
  return status === 404 ? '404: no page and no redirect' : `${status}: shows a page`;
}

/** Asks the running site what it does with an address. */
export function AddressTest({ site }: { site: string }) {
  const [path, setPath] = useState('');
  const [result, setResult] = useState('');
  const { submit, isBusy, problem } = useSubmit(async () => {
    setResult('');
    setResult(toText(await request(Answer, `/editor/redirects/test?${new URLSearchParams({ site, path })}`)));
  });
  return (
    <form
      class="address-test"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        aria-label="Address to test"
        placeholder="/address to test"
        value={path}
        onInput={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <button type="submit" class="button">
        Test
      </button>
      <output class="quiet">{isBusy ? 'Asking the site …' : problem || result}</output>
    </form>
  );
}
