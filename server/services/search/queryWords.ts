import { foldedName } from '../../schemas/foldedName.ts';

/**
 * Words of a query, beside names: English ones, and in other languages the kinds of stay and what would
 * pass for a misspelt country ("para", Palau). Names of several words may contain them.
 */
export const queryWords = {
  /** Before a destination. */
  into: words('to in into visit visiting enter entering visits see para hacia nach vers'),
  /** Before a passport. */
  from: words('from with as having holding desde von depuis dari'),
  /** Before a passport or a destination. */
  for: words('for'),
  /** After a passport. */
  passport: words(
    'passport passports citizen citizens citizenship national nationals nationality holder holders people',
  ),
  /** After a destination. */
  visa: words(
    'visa visas evisa evisas eta etas esta evoa voa border immigration embassy consulate ' +
      'visado visados visto vistos visum vize виза визы تأشيرة فيزا वीज़ा ビザ 签证 비자 thị thực',
  ),
  transit: words(
    'transit layover layovers stopover stopovers airside connecting connection via ' +
      'tránsito escala umsteigen correspondance escale trânsito conexão транзит пересадка ' +
      'عبور ترانزيت ट्रांज़िट トランジット 乗り継ぎ 过境 转机 환승 경유 aktarma quá cảnh',
  ),
  working: words(
    'work working job jobs employment business ' +
      'trabajo arbeit arbeiten travail trabalho работа عمل काम 就労 工作 취업 kerja çalışma làm việc',
  ),
  nomad: words('nomad nomads digital remote remotely freelance freelancer freelancers'),
  /** Say nothing about what is asked. */
  filler: words(
    'a an the my our your i we you me they can could do does did is are am be need needs needed ' +
      'require required requires requirement requirements get getting go going travel traveling ' +
      'travelling travels fly flying trip holiday holidays vacation tourist tourists tourism ' +
      'stay entry free how what when where which who and or of on at by it if no not any will would ' +
      'should may long much have has e please without all there',
  ),
} as const;

const common = new Set(Object.values(queryWords).flatMap((group) => [...group]));

/** Whether a word is no name by itself, if others are beside it: "in" is not India there. */
export function isCommonWord(word: string): boolean {
  return common.has(word);
}

function words(text: string): ReadonlySet<string> {
  return new Set(foldedName(text).split(' '));
}
