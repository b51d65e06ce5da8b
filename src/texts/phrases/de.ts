import type { Phrases } from './en';

export const de: Phrases = {
  'skip-to-content': 'Zum Inhalt springen',
  'opens-in-new-tab': 'öffnet in einem neuen Tab',
  'navigation-label': 'Hauptmenü',
  submenu: 'Seiten unter {0}',
  'language-switcher-label': 'Sprache wählen',
  'form-problem':
    'Das Formular wurde nicht geladen. Vielleicht ist die Verbindung unterbrochen; versuchen Sie es gleich noch einmal.',
  'form-retry': 'Erneut versuchen',
  'form-needs-script': 'Dieses Formular braucht JavaScript, das Ihr Browser hier nicht ausführt.',
  'form-own-page': 'Formular auf einer eigenen Seite öffnen',
  'consent-title': 'Dürfen wir mehr laden?',
  'consent-text':
    '<p>Statistik, Karten, Videos und Marketing werden nur mit Ihrer Zustimmung geladen. Sie können Ihre Wahl am Ende jeder Seite ändern.</p>',
  'consent-change': 'Cookie-Einstellungen',
  'consent-saved': 'Ihre Auswahl ist gespeichert.',
  'consent-accept': 'Alle akzeptieren',
  'consent-reject': 'Alle ablehnen',
  'consent-choose': 'Einzeln auswählen',
  'consent-necessary': 'Notwendig: merkt sich, was Sie hier auswählen. Immer aktiv.',
  'consent-analytics': 'Statistik',
  'consent-media': 'Karten und Videos',
  'consent-marketing': 'Marketing',
  'consent-save': 'Auswahl speichern',
  'embed-notice': '{0} erfährt Ihre IP-Adresse, sobald der Inhalt gezeigt wird, und kann Cookies setzen.',
  'embed-show-map': 'Karte anzeigen',
  'embed-show-video': 'Video abspielen',
  'embed-always': 'Karten und Videos immer anzeigen',
  'embed-open': 'Bei {0} öffnen',
  'event-full': 'Keine Plätze mehr frei',
  'event-places': 'Plätze:',
};
