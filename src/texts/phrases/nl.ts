import type { Phrases } from './en';

export const nl: Phrases = {
  'skip-to-content': 'Naar de inhoud',
  'opens-in-new-tab': 'opent in een nieuw tabblad',
  'navigation-label': 'Hoofdmenu',
  submenu: 'Pagina’s onder {0}',
  'language-switcher-label': 'Taal kiezen',
  'form-problem':
    'Het formulier is niet geladen. Misschien viel de verbinding weg; probeer het zo meteen opnieuw.',
  'form-retry': 'Opnieuw proberen',
  'form-needs-script': 'Dit formulier heeft JavaScript nodig, dat uw browser hier niet uitvoert.',
  'form-own-page': 'Het formulier op een eigen pagina openen',
  'consent-title': 'Mogen wij meer laden?',
  'consent-text':
    '<p>Statistieken, kaarten, video’s en marketing worden alleen geladen als u toestemt. U kunt uw keuze onderaan elke pagina wijzigen.</p>',
  'consent-change': 'Cookievoorkeuren',
  'consent-saved': 'Uw keuze is opgeslagen.',
  'consent-accept': 'Alles accepteren',
  'consent-reject': 'Alles weigeren',
  'consent-choose': 'Een voor een kiezen',
  'consent-necessary': 'Noodzakelijk: onthoudt wat u hier kiest. Altijd aan.',
  'consent-analytics': 'Statistieken',
  'consent-media': 'Kaarten en video’s',
  'consent-marketing': 'Marketing',
  'consent-save': 'Mijn keuze opslaan',
  'embed-notice': '{0} krijgt uw IP-adres zodra de inhoud wordt getoond en kan cookies plaatsen.',
  'embed-show-map': 'De kaart tonen',
  'embed-show-video': 'De video afspelen',
  'embed-always': 'Kaarten en video’s altijd tonen',
  'embed-open': 'Openen bij {0}',
  'event-full': 'Geen plaatsen meer vrij',
  'event-places': 'Plaatsen:',
};
