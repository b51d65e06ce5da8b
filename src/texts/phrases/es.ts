import type { Phrases } from './en';

export const es: Phrases = {
  'skip-to-content': 'Saltar al contenido',
  'opens-in-new-tab': 'se abre en una pestaña nueva',
  'navigation-label': 'Menú principal',
  submenu: 'Páginas de {0}',
  'language-switcher-label': 'Elegir idioma',
  'form-problem':
    'El formulario no se ha cargado. Quizá ha fallado la conexión; inténtelo de nuevo en un momento.',
  'form-retry': 'Intentar de nuevo',
  'form-needs-script': 'Este formulario necesita JavaScript, que su navegador no ejecuta aquí.',
  'form-own-page': 'Abrir el formulario en su propia página',
  'consent-title': '¿Podemos cargar más?',
  'consent-text':
    '<p>Las estadísticas, los mapas, los vídeos y el marketing solo se cargan si usted acepta. Puede cambiar de opinión al final de cada página.</p>',
  'consent-change': 'Preferencias de cookies',
  'consent-saved': 'Su elección se ha guardado.',
  'consent-accept': 'Aceptar todo',
  'consent-reject': 'Rechazar todo',
  'consent-choose': 'Elegir una por una',
  'consent-necessary': 'Necesarias: recuerdan lo que elige aquí. Siempre activas.',
  'consent-analytics': 'Estadísticas',
  'consent-media': 'Mapas y vídeos',
  'consent-marketing': 'Marketing',
  'consent-save': 'Guardar mi elección',
  'embed-notice': '{0} recibe su dirección IP en cuanto se muestra y puede instalar cookies.',
  'embed-show-map': 'Mostrar el mapa',
  'embed-show-video': 'Reproducir el vídeo',
  'embed-always': 'Mostrar siempre mapas y vídeos',
  'embed-open': 'Abrir en {0}',
  'event-full': 'No quedan plazas',
  'event-places': 'Plazas:',
};
