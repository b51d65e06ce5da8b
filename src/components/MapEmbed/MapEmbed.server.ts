export const phrases = ['embed-notice', 'embed-show-map', 'embed-always', 'embed-open'];
