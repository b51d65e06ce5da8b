export type FrameHeaders = { csp: string | null; frameOptions: string | null };

/** Returns whether the editor can frame a page. `frame-ancestors` overrides X-Frame-Options (CSP 3 §6.4.2). */
export function mayFrame({ csp, frameOptions }: FrameHeaders, editor: string, site: string): boolean {
  const directives = toFrameAncestors(csp);
  if (directives.length > 0) {
    // A page can have several policies, and all of them must allow the editor.
    return directives.every((sources) => sources.some((source) => isMatch(source, new URL(editor), site)));
  }
  if (/^\s*deny\s*$/i.test(frameOptions ?? '')) return false;
  return /^\s*sameorigin\s*$/i.test(frameOptions ?? '') ? editor === site : true;
}

/** Returns the sources of the first `frame-ancestors` directive of each policy. */
export function toFrameAncestors(csp: string | null): string[][] {
  return (csp ?? '').split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
    const found = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
}

const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^:/*]+)(?::(\d+|\*))?/i;

function isMatch(source: string, editor: URL, site: string): boolean {
  if (/^'self'$/i.test(source)) return editor.origin === site;
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === editor.protocol;

  const [, scheme, wildcard, host, port] = HOST_SOURCE.exec(source) ?? [];
  if (!host) return false;
  return (
    isScheme(scheme ? `${scheme.toLowerCase()}:` : new URL(site).protocol, editor.protocol) &&
    isHost(host.toLowerCase(), Boolean(wildcard), editor.hostname) &&
    (port === '*' || (port ?? defaultPort(editor)) === (editor.port || defaultPort(editor)))
  );
}

/** A `frame-ancestors` source with `http:` also allows `https:`. */
const isScheme = (allowed: string, actual: string): boolean =>
  allowed === actual || (allowed === 'http:' && actual === 'https:');

const isHost = (allowed: string, isAnyLabel: boolean, actual: string): boolean =>
  isAnyLabel ? actual.endsWith(`.${allowed}`) : actual === allowed;

const defaultPort = ({ protocol }: URL): string => (protocol === 'https:' ? '443' : '80');

/** From a host on this machine, browsers accept `Secure` cookies even over plain HTTP (Secure Contexts §3.1). */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
