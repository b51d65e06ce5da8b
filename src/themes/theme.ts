/**
 * What a theme gives: its tokens (CSS custom properties, all those of solvind/tokens.scss) and its fonts.
 * Components know the tokens alone, so that a site changes its looks without changing a component.
 */
export type Theme = {
  /** Class that makes `--font-display` known to what stands inside. */
  fontClassName: string;
  /** Color of the browser's own frame around the page. */
  color: string;
};
