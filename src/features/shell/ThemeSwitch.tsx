import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme, type Theme, themes } from '../../lib/theme.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Light, dark, or the system's theme; the choice is stored in this browser. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return (
    <fieldset className="needs-scripts flex items-center gap-1">
      <legend className="sr-only">Appearance</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => applyTheme(theme)}
          className="min-h-11 cursor-pointer rounded-full px-3 text-sm hover:underline aria-pressed:bg-white/15"
        >
          {labels[theme]}
        </button>
      ))}
    </fieldset>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('themechange', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener('themechange', onChange);
    window.removeEventListener('storage', onChange);
  };
}
