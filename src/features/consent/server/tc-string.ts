import type { Consent } from '../consent';
import { toTcfConsent } from '../tcf-purposes';

/** The core segment has at least 259 bits, in characters of 6 bits. */
const CORE = /^[\w-]{44,}$/;
const VERSION = 2;
/** The 24 bits with the visitor's consent to the purposes begin at bit 152. */
const PURPOSES_BYTE = 19;

/** Reads the consent from a TC string (TCF v2.2), whose first segment is the core. Any other text gives no consent. */
export function parseTcString(text: string): Consent {
  const [core = ''] = text.split('.', 1);
  if (!CORE.test(core)) return {};
  const bytes = Buffer.from(core, 'base64url');
  const [first = 0] = bytes;
  if (first >> 2 !== VERSION) return {};
  return toTcfConsent((purpose) => {
    const bit = purpose - 1;
    return ((bytes[PURPOSES_BYTE + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7))) !== 0;
  });
}
