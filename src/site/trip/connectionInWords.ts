import { listInWords } from '#core/languages/listInWords.ts';
import type { Connection } from '#core/trip/connection.ts';
import messages from '#messages/en/trip.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(messages);

/** "19 hours between flights, overnight, two tickets": what is said of a connection. */
export function connectionInWords({ hours, overnight, airport, ticket }: Connection): string {
  const nights = overnight ? 'yes' : 'no';
  const choices = [overnight === undefined ? undefined : nights, airport, ticket] as const;
  const said = choices.flatMap((choice) => (choice ? t('said', { said: choice }) : []));
  return listInWords(hours === undefined ? said : [t('saidHours', { hours }), ...said], 'comma');
}
