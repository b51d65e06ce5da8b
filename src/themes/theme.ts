/**
 * A theme: tokens (the CSS custom properties of solvind/tokens.scss) and fonts. Components use only the
 * tokens, so a site can change its design without changing a component.
 */
export type Theme = {
  /** Class name that defines `--font-display`. */
  fontClassName: string;
  /** Color of the browser's toolbar (`<meta name="theme-color">`). */
  color: string;
};
