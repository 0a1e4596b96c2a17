import { type Theme, themes } from '#core/site/themes.ts';

const KEY = 'theme';

/** The theme stored in this browser. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Applies the theme and stores it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
  window.dispatchEvent(new Event('themechange'));
}

/** Runs in the head, before the first paint, to avoid a flash of the wrong theme. */
export const themeScript = `try{const t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
