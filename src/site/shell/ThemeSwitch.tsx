import { useSyncExternalStore } from 'react';
import { themes } from '#core/site/themes.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { applyTheme, readTheme } from '#src/lib/theme.ts';

const t = translator(shellMessages);

/** Light, dark, or the system's theme; the choice is stored in this browser. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return (
    <fieldset className="theme-switch needs-scripts flex flex-wrap items-center gap-1">
      <legend className="sr-only">{t('appearance')}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => applyTheme(theme)}
        >
          {t(`${theme}Theme`)}
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
