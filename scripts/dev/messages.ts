import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueSource } from './messages/catalogueSource.ts';
import {
  languageProblems,
  messagesFolder,
  readEnglish,
  translatedLanguages,
  translationsJson,
} from './messages/messageFiles.ts';

const help = `Makes the modules with compiled messages (messages/en/*.gen.ts) from messages/en/*.json, brings
translations (messages/*.json) into the order of the English messages, and names what is wrong with them.

  --check de   only names what is wrong with the translations of a language

Example: npm run messages`;

const { values } = parseArgs({ options: { check: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
  process.exit(0);
}

if (values.check) {
  report(languageProblems(values.check));
} else {
  const namespaces = readEnglish();
  for (const { namespace, json } of namespaces) {
    const file = join(messagesFolder, 'en', `${namespace}.gen.ts`);
    writeFileSync(file, catalogueSource(namespace, json));
  }
  const languages = translatedLanguages();
  for (const language of languages) {
    writeFileSync(join(messagesFolder, `${language}.json`), translationsJson(language));
  }
  console.log(
    `${namespaces.length} catalogues compiled, and ${languages.length} languages in their order.`,
  );
  report(languages.flatMap(languageProblems));
}

function report(problems: string[]) {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
