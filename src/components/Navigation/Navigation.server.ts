export const phrases = ['navigation-label', 'menu-open', 'menu-close', 'submenu-open', 'submenu-close'];
