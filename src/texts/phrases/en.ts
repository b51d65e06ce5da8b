/** The English phrases. The other languages have the same keys. */
export const en = {
  'skip-to-content': 'Skip to content',
  'opens-in-new-tab': 'opens in a new tab',
  'navigation-label': 'Main menu',
  submenu: 'Pages under {0}',
  'language-switcher-label': 'Choose language',
  'form-problem': 'The form did not load. Perhaps the connection failed; try again in a moment.',
  'form-retry': 'Try again',
  'form-needs-script': 'This form is shown with JavaScript, which your browser does not run here.',
  'form-own-page': 'Open the form on a page of its own',
  'consent-title': 'May we load more?',
  'consent-text':
    '<p>Statistics, maps, videos and marketing are loaded only if you agree. You can change your mind at the foot of every page.</p>',
  'consent-change': 'Cookie choices',
  'consent-saved': 'Your choice is saved.',
  'consent-accept': 'Accept all',
  'consent-reject': 'Reject all',
  'consent-choose': 'Choose one by one',
  'consent-necessary': 'Necessary: remembers what you choose here. Always on.',
  'consent-analytics': 'Statistics',
  'consent-media': 'Maps and videos',
  'consent-marketing': 'Marketing',
  'consent-save': 'Save my choice',
  'embed-notice': '{0} learns your IP address as soon as it is shown, and may set cookies.',
  'embed-show-map': 'Show the map',
  'embed-show-video': 'Play the video',
  'embed-always': 'Always show maps and videos',
  'embed-open': 'Open at {0}',
  'event-full': 'No places left',
  'event-places': 'Places:',
};

/** The site's own components give their `phrases` this type, so that a phrase without a text does not compile. */
export type PhraseKey = keyof typeof en;

export type Phrases = Readonly<Record<PhraseKey, string>>;
