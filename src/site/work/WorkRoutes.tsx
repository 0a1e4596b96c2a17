import { workRouteLines } from '#core/answers/words/waysToWork.ts';
import type { WorkRoute } from '#core/answers/work/waysToWork.ts';
import workMessages from '#messages/en/work.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';

const t = translator(workMessages);

/** The permits and visas for working that are open to everybody. */
export function WorkRoutes({ routes }: { routes: readonly WorkRoute[] }) {
  if (routes.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg font-semibold">{t('routes')}</h3>
      <ul className="flex flex-col gap-4">
        {routes.map((route) => (
          <li key={route.name + route.address}>
            <p className="font-semibold">{t('routeKind', { kind: route.kind })}</p>
            <p>
              <ExternalLink href={route.address} lang="en">
                {route.name}
              </ExternalLink>
            </p>
            {workRouteLines(route).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <HowSure route={route} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who stands for what is known of a permit, where that isn't the page itself; nothing where nothing is said. */
function HowSure({ route }: { route: WorkRoute }) {
  const isCollected = route.quality === 'collected' && workRouteLines(route).length > 0;
  if (route.quality !== 'named' && !isCollected) return null;
  return (
    <p className="text-sm text-ink-soft">{t(isCollected ? 'routeCollected' : 'routeUnread')}</p>
  );
}
