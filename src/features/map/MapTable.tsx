import { accessInWords } from '../../../server/schemas/answers/accessWords.ts';
import { wordsOfStay } from '../../../server/schemas/answers/changeWords.ts';
import { marksInWords, tableAccesses } from '../access/answerWords.ts';
import { type MapCountry, shadeOf } from './mapCountry.ts';

/** A map's data as a collapsed table: easiest access first, then by name. */
export function MapTable({
  id,
  title,
  heading,
  countries,
}: {
  id: string;
  title: string;
  /** The content of the first column. */
  heading: 'Destination' | 'Passport';
  countries: readonly MapCountry[];
}) {
  const rows = tableAccesses.flatMap((access) =>
    countries.filter((country) => shadeOf(country) === access),
  );
  return (
    <details className="card overflow-hidden">
      <summary className="flex min-h-11 items-center px-5 py-2 font-semibold">
        All {rows.length} as a table
      </summary>
      {/* A link to its content opens it; the margin keeps the summary in view. */}
      <table id={id} className="answer-table scroll-mt-36" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Access</th>
            <th scope="col" className="number">
              Stay
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.code} row={row} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({ row }: { row: MapCountry }) {
  const shade = shadeOf(row);
  const marks = marksInWords(row);
  return (
    <tr>
      <th scope="row">
        <a href={row.href}>{row.name}</a>
      </th>
      <td className="access-swatch" data-access={shade}>
        {accessInWords(shade)}
        {marks && <small>{marks}</small>}
      </td>
      <td className="number">{row.stay && wordsOfStay(row.stay)}</td>
    </tr>
  );
}
