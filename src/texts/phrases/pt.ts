import type { Phrases } from './en';

export const pt: Phrases = {
  'skip-to-content': 'Ir para o conteúdo',
  'opens-in-new-tab': 'abre num novo separador',
  'navigation-label': 'Menu principal',
  submenu: 'Páginas de {0}',
  'language-switcher-label': 'Escolher idioma',
  'form-problem':
    'O formulário não foi carregado. Talvez a ligação tenha falhado; tente novamente dentro de momentos.',
  'form-retry': 'Tentar novamente',
  'form-needs-script': 'Este formulário precisa de JavaScript, que o seu navegador não executa aqui.',
  'form-own-page': 'Abrir o formulário numa página própria',
  'consent-title': 'Podemos carregar mais?',
  'consent-text':
    '<p>As estatísticas, os mapas, os vídeos e o marketing só são carregados se aceitar. Pode mudar de ideias no fim de cada página.</p>',
  'consent-change': 'Preferências de cookies',
  'consent-saved': 'A sua escolha foi guardada.',
  'consent-accept': 'Aceitar tudo',
  'consent-reject': 'Recusar tudo',
  'consent-choose': 'Escolher um a um',
  'consent-necessary': 'Necessários: guardam o que escolhe aqui. Sempre ativos.',
  'consent-analytics': 'Estatísticas',
  'consent-media': 'Mapas e vídeos',
  'consent-marketing': 'Marketing',
  'consent-save': 'Guardar a minha escolha',
  'embed-notice': '{0} recebe o seu endereço IP assim que o conteúdo é mostrado e pode criar cookies.',
  'embed-show-map': 'Mostrar o mapa',
  'embed-show-video': 'Reproduzir o vídeo',
  'embed-always': 'Mostrar sempre mapas e vídeos',
  'embed-open': 'Abrir em {0}',
  'event-full': 'Não há lugares livres',
  'event-places': 'Lugares:',
};
