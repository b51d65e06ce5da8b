export const phrases = ['embed-notice', 'embed-show-map', 'embed-show-video', 'embed-always', 'embed-open'];
