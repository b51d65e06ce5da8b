import type { Phrases } from './en';

export const it: Phrases = {
  'skip-to-content': 'Vai al contenuto',
  'opens-in-new-tab': 'si apre in una nuova scheda',
  'navigation-label': 'Menu principale',
  submenu: 'Pagine di {0}',
  'language-switcher-label': 'Scegli la lingua',
  'form-problem': 'Il modulo non è stato caricato. Forse la connessione è caduta; riprovi tra un momento.',
  'form-retry': 'Riprova',
  'form-needs-script': 'Questo modulo richiede JavaScript, che il suo browser qui non esegue.',
  'form-own-page': 'Apri il modulo in una pagina a parte',
  'consent-title': 'Possiamo caricare altro?',
  'consent-text':
    '<p>Statistiche, mappe, video e marketing vengono caricati solo con il suo consenso. Può cambiare idea in fondo a ogni pagina.</p>',
  'consent-change': 'Preferenze sui cookie',
  'consent-saved': 'La sua scelta è stata salvata.',
  'consent-accept': 'Accetta tutti',
  'consent-reject': 'Rifiuta tutti',
  'consent-choose': 'Scegli uno per uno',
  'consent-necessary': 'Necessari: ricordano ciò che sceglie qui. Sempre attivi.',
  'consent-analytics': 'Statistiche',
  'consent-media': 'Mappe e video',
  'consent-marketing': 'Marketing',
  'consent-save': 'Salva la mia scelta',
  'embed-notice':
    '{0} riceve il suo indirizzo IP non appena il contenuto viene mostrato e può impostare cookie.',
  'embed-show-map': 'Mostra la mappa',
  'embed-show-video': 'Riproduci il video',
  'embed-always': 'Mostra sempre mappe e video',
  'embed-open': 'Apri su {0}',
  'event-full': 'Nessun posto libero',
  'event-places': 'Posti:',
};
