import { Link } from '@tanstack/react-router';
import { HistoryLink } from '../HistoryLink.tsx';
import { settingsSections } from './settingsSections.ts';

/** All sections of the settings, with a table of contents. */
export function SettingsSections() {
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:gap-8">
      <TableOfContents />
      <div className="flex min-w-0 grow flex-col gap-10">
        {settingsSections.map(({ id, title, about, setting, Content }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
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

function TableOfContents() {
  return (
    <nav aria-label="Settings" className="lg:sticky lg:top-4 lg:w-44 lg:shrink-0">
      <ul className="flex flex-wrap gap-x-4 lg:flex-col">
        {settingsSections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/admin/settings"
              search={true}
              hash={id}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline lg:min-h-9"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
