export const phrases = ['embed-notice', 'embed-show-video', 'embed-always', 'embed-open'];
