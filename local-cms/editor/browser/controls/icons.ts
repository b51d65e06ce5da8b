/** Paths of line icons in a square of 24 units. */
export const icons = {
  add: 'M12 5v14M5 12h14',
  back: 'M15 6l-6 6 6 6',
  check: 'M5 13l4 4L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  components: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  dictionary: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h4',
  dark: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  fit: 'M4 12h16M7 8l-4 4 4 4M17 8l4 4-4 4',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.7M12 17v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5',
  left: 'M4 5h16v14H4zM9 5v14',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.1',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  outline: 'M4 6h10M8 12h12M8 18h12M4 12v.1M4 18v.1',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  pages: 'M9 3h7l4 4v10H9zM15 3v5h5M5 7v14h11',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6',
  phone: 'M8 3h8v18H8zM11 18h2',
  problems: 'M12 4l9 16H3zM12 10v4M12 17v.1',
  redirects: 'M4 7h9a4 4 0 0 1 0 8H8M11 12l-3 3 3 3',
  redo: 'M19 9H10a5 5 0 0 0 0 10h5M15 5l4 4-4 4',
  right: 'M4 5h16v14H4zM15 5v14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  undo: 'M5 9h9a5 5 0 0 1 0 10H9M9 5L5 9l4 4',
} as const;

export type IconName = keyof typeof icons;
