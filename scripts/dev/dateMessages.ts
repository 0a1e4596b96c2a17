import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { dateMessages } from './messages/dateMessages.ts';
import {
  messagesFolder,
  readTranslations,
  translatedLanguages,
  translationsJson,
} from './messages/messageFiles.ts';
import { moneyMessages } from './messages/moneyMessages.ts';

const help = `Writes the names of months and weekdays and the patterns of dates and of amounts of money in
other languages (the namespaces dates, dateSpans, calendar and money of messages/*.json) from the Unicode CLDR data of this Node. Run it with another
version of Node, and then: npm run messages

Example: npm run date-messages`;

await runCommand({ help }, async () => {
  for (const language of translatedLanguages()) {
    const generated = { ...dateMessages(language), ...moneyMessages(language) };
    const json = translationsJson(language, { ...readTranslations(language), ...generated });
    writeFileSync(join(messagesFolder, `${language}.json`), json);
  }
});
