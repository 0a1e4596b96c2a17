import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { HistoryLink } from '../HistoryLink.tsx';
import { settingsSections } from './settingsSections.ts';
import './settingsSections.css';

type SectionId = (typeof settingsSections)[number]['id'];

/**
 * The sections of the settings, of which the one of the address is shown: /admin/settings#mail, by
 * default the first. The others stay, with what was typed there.
 */
export function SettingsSections() {
  const shown = useShownSection();
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
      <SectionLinks shown={shown} />
      <div className="min-w-0 grow" data-shown-by-address={shown === undefined || undefined}>
        {settingsSections.map(({ id, title, about, setting, Content }) => (
          <section
            key={id}
            aria-labelledby={id}
            hidden={shown !== undefined && shown !== id}
            className="flex flex-col gap-4"
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="grow">
                <h2
                  id={id}
                  tabIndex={-1}
                  className="scroll-mt-4 text-xl font-semibold outline-none"
                >
                  {title}
                </h2>
                <p className="text-ink-soft">{about}</p>
              </div>
              {setting && <HistoryLink entity="setting" id={setting} title={title} />}
            </div>
            <Content />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The server doesn't get the fragment: before hydration, styles decide. */
function useShownSection(): SectionId | undefined {
  const isHydrated = useHydrated();
  const hash = useLocation({ select: (location) => location.hash });
  if (!isHydrated) return undefined;
  return (settingsSections.find(({ id }) => id === hash) ?? settingsSections[0])?.id;
}

function SectionLinks({ shown }: { shown: SectionId | undefined }) {
  return (
    <nav aria-label="Settings" className="lg:sticky lg:top-4 lg:w-48 lg:shrink-0">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {settingsSections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/admin/settings"
              search={true}
              hash={id}
              activeOptions={{ includeHash: true }}
              aria-current={id === shown ? 'page' : undefined}
              className="pill text-sm lg:w-full"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
