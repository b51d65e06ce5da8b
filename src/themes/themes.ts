import { solvind } from './solvind/solvind';
import type { Theme } from './theme';

type ThemeName = 'solvind';

export const themes = { solvind } satisfies Record<ThemeName, Theme>;
