const RIGHT_TO_LEFT = /^(ar|dv|fa|he|iw|ps|ug|ur|yi)\b|^\w+-(arab|hebr)\b/i;

/** Returns the direction in which a language is written, as in the attribute `dir`. */
export const toDirection = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
