import type { FastifyInstance } from 'fastify';
import { dayNumber, isoDay, todayAt } from '#core/dates.ts';
import { type StaysResponse, staysBody } from '#core/inputs/jsonApi/stays.ts';
import { adviseStays } from '#core/stays/stayAdvice.ts';
import { planStays, type Stay } from '#core/stays/stayWindow.ts';
import { listStayZones } from '../answers/facts/stayZones.ts';
import type { Services } from '../trpc/context.ts';
import { limited } from './limitedWork.ts';
import { InvalidParameters, readBody } from './parameters.ts';

/** A hundred stays are 5 kB, or 8 kB indented. */
const BODY_BYTES = 16 * 1024;

/** Serves POST /api/v1/stays: counts the days of stays in a zone's window. Stores nothing. */
export function serveStays(api: FastifyInstance, { db }: Services): void {
  // Other sites could send these types without a CORS preflight.
  api.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
  api.post('/stays', { bodyLimit: BODY_BYTES }, (request, reply) =>
    limited(reply, async () => {
      const { zone: id, stays, ...asked } = readBody(staysBody, request.body);
      const zones = await listStayZones(db);
      const zone = zones.find((one) => one.id === id);
      if (!zone) throw new InvalidParameters([{ field: 'zone', message: noSuchZone(zones) }]);
      const today = asked.today === undefined ? todayAt(Date.now()) : toDay(asked.today);
      const day = asked.on === undefined ? today : toDay(asked.on);
      const plan = planStays(zone, stays.map(toStay));
      const { lawful, advice } = adviseStays(zone, stays.map(toStay), today);
      const { days, lastDay } = lawful.ifEntering(day);
      const body: StaysResponse = {
        used: plan.used(day),
        left: plan.left(day),
        overstayed: plan.overstayed().map(isoDay),
        ifEntering: { days, lastDay: lastDay === null ? null : isoDay(lastDay) },
        nextFull: isoDay(lawful.nextFull(day)),
        advice: advice.flatMap((one, stay) =>
          one
            ? [
                {
                  stay,
                  enterFrom: isoDay(one.enterFrom),
                  leaveBy: one.leaveBy === null ? null : isoDay(one.leaveBy),
                },
              ]
            : [],
        ),
      };
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(body));
    }),
  );
}

function noSuchZone(zones: { id: string }[]): string {
  const known = zones.map(({ id }) => id).join(', ');
  return known ? `There is no such zone. Known: ${known}` : 'There is no such zone';
}

function toStay({ entry, exit }: { entry: string; exit: string }): Stay {
  return { entry: toDay(entry), exit: toDay(exit) };
}

/** The number of a valid day. */
function toDay(text: string): number {
  const day = dayNumber(text);
  if (day === undefined) throw new Error(`${text} is not a day`);
  return day;
}
