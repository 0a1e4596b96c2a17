import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityMapping } from 'city-timezones';
import { runCommand } from '../command.ts';

const help = `Writes server/search/cities.json, the largest cities of the package city-timezones.

  npm run cities

Example: npm install --save-dev city-timezones@1.3.4 && npm run cities`;

const MOST_CITIES = 500;

await runCommand({ help }, async () => {
  const largest = cityMapping
    .filter(({ iso2 }) => /^[A-Z]{2}$/.test(iso2))
    .toSorted((a, b) => b.pop - a.pop)
    .slice(0, MOST_CITIES);
  const countries = [...new Set(largest.map(({ iso2 }) => iso2))].toSorted();
  const lines = countries.map((country) => {
    const cities = largest.filter(({ iso2 }) => iso2 === country).map(({ city }) => city);
    return `  "${country}": ${JSON.stringify([...new Set(cities)])}`;
  });
  writeFileSync(
    join(import.meta.dirname, '..', '..', 'server', 'search', 'cities.json'),
    `{\n${lines.join(',\n')}\n}\n`,
  );
  console.log(`${largest.length} cities of ${countries.length} countries`);
});
