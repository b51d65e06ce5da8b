import type { Phrases } from './en';

export const fr: Phrases = {
  'skip-to-content': 'Aller au contenu',
  'opens-in-new-tab': 's’ouvre dans un nouvel onglet',
  'navigation-label': 'Menu principal',
  submenu: 'Pages sous {0}',
  'language-switcher-label': 'Choisir la langue',
  'form-problem':
    'Le formulaire ne s’est pas chargé. La connexion a peut-être échoué ; réessayez dans un instant.',
  'form-retry': 'Réessayer',
  'form-needs-script': 'Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas ici.',
  'form-own-page': 'Ouvrir le formulaire sur sa propre page',
  'consent-title': 'Pouvons-nous charger davantage ?',
  'consent-text':
    '<p>Les statistiques, les cartes, les vidéos et le marketing ne sont chargés qu’avec votre accord. Vous pouvez changer d’avis au bas de chaque page.</p>',
  'consent-change': 'Choix des cookies',
  'consent-saved': 'Votre choix est enregistré.',
  'consent-accept': 'Tout accepter',
  'consent-reject': 'Tout refuser',
  'consent-choose': 'Choisir un par un',
  'consent-necessary': 'Nécessaires : mémorisent votre choix. Toujours actifs.',
  'consent-analytics': 'Statistiques',
  'consent-media': 'Cartes et vidéos',
  'consent-marketing': 'Marketing',
  'consent-save': 'Enregistrer mon choix',
  'embed-notice': '{0} reçoit votre adresse IP dès l’affichage et peut déposer des cookies.',
  'embed-show-map': 'Afficher la carte',
  'embed-show-video': 'Lire la vidéo',
  'embed-always': 'Toujours afficher les cartes et les vidéos',
  'embed-open': 'Ouvrir chez {0}',
  'event-full': 'Complet',
  'event-places': 'Places :',
};
