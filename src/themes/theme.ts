/** Components use only tokens (solvind/tokens.scss), so a site can change its design without changing components. */
export type Theme = {
  /** Class name that defines the custom property `--font-display`. */
  fontClassName: string;
  /** Color of the browser's toolbar (`<meta name="theme-color">`). */
  color: string;
};
