import { describe, expect, test } from 'vitest';
import { siteOfFile } from '../../support/site/testApp.ts';

const site = siteOfFile({ samples: true, rules: true });

let visitors = 0;

/** Searches as a new visitor, as a network has a limit of searches. */
function search(text: string) {
  visitors += 1;
  const { api } = site().browser({ address: `192.0.2.${visitors}` });
  return api.search.all.query({ text, passport: 'US' });
}

const codes = (countries: { code: string }[]) => countries.map(({ code }) => code).join(' ');

describe('who travels without a passport of a nationality is sent to the embassy', () => {
  test.each([
    ['Syrian refugee with German travel document to Turkey', 'TR'],
    ['German travel document to Japan', 'JP'],
    ['Germany travel document to Japan', 'JP'],
    ['stateless person visa for Thailand', 'TH'],
    ['refugee in Germany travelling to Turkey', 'TR'],
    ['I have a 1951 convention travel document, can I enter Albania', 'AL'],
    ['1954 Convention document to Japan', 'JP'],
    ['Latvian alien’s passport to Turkey', 'TR'],
    ['refugee travel document', ''],
    ['travel document issued by Sweden to Albania', 'AL'],
    ['Flüchtling mit deutschem Reiseausweis in die Türkei', 'TR'],
    ['deutsches Reisedokument nach Japan', 'JP'],
    ['österreichischer Fremdenpass nach Albanien', 'AL'],
    ['réfugié syrien pour la Turquie', 'TR'],
    ['titre de voyage allemand vers le Japon', 'JP'],
    ['refugiado venezolano a Turquía', 'TR'],
    ['documento de viaje alemán para Japón', 'JP'],
    ['apátrida com passaporte para estrangeiros ao Japão', 'JP'],
    ['сирийский беженец с немецким проездным документом в Турцию', 'TR'],
    ['немецкий проездной документ в Японию', 'JP'],
    ['pengungsi Suriah ke Turki', 'TR'],
    ['dokumen perjalanan Jerman ke Jepang', 'JP'],
    ['シリア難民 トルコ', 'TR'],
    ['ドイツの渡航文書でトルコへ', 'TR'],
    ['người tị nạn Syria đến Nhật Bản', 'JP'],
    ['giấy thông hành Đức đến Nhật Bản', 'JP'],
    ['Alman seyahat belgesi ile Japonya', 'JP'],
    ['Suriyeli mülteci Türkiye vize', 'TR'],
    ['叙利亚难民去土耳其', 'TR'],
    ['德国旅行证件去日本', 'JP'],
    ['शरणार्थी जापान वीज़ा', 'JP'],
    ['जर्मनी के यात्रा दस्तावेज़ पर जापान', 'JP'],
    ['لاجئ سوري إلى تركيا', 'TR'],
    ['وثيقة سفر ألمانية إلى اليابان', 'JP'],
    ['시리아 난민 튀르키예 비자', 'TR'],
    ['독일 여행증명서로 일본', 'JP'],
  ])('"%s" to "%s"', async (text, destinations) => {
    const { groups, understood, respelt, nearest } = await search(text);
    expect(groups.map(({ kind }) => kind)).toEqual(['otherPapers']);
    const [answer] = groups.flatMap((one) => (one.kind === 'otherPapers' ? one.results : []));
    expect(codes(answer?.destinations ?? [])).toBe(destinations);
    expect({ respelt, nearest, passports: understood.passports, holds: understood.holds }).toEqual({
      respelt: [],
      nearest: [],
      passports: [],
      holds: [],
    });
  });
});

describe('the papers for a journey keep their answer', () => {
  test.each([
    ['travel documents for Turkey', '', 'TR'],
    ['documents needed for Japan from India', 'IN', 'JP'],
    ['what travel documents do Indians need for Japan', 'IN', 'JP'],
    ['Indians travel documents for Japan', 'IN', 'JP'],
    ['Japan travel documents', '', 'JP'],
    ['Turkey travel documents for Indians', 'IN', 'TR'],
    ['travel document', '', ''],
    ['to Japan travel documents needed', '', 'JP'],
    ['Reisedokumente für die Türkei', '', 'TR'],
    ['Brauche ich als Deutscher Reisedokumente für Japan', 'DE', 'JP'],
    ['documents de voyage pour la Turquie', '', 'TR'],
    ['documentos de viaje para Japón', '', 'JP'],
    ['documentos de viagem para o Japão', '', 'JP'],
    ['проездные документы в Турцию', '', 'TR'],
    ['Türkiye seyahat belgeleri', '', 'TR'],
    ['dokumen perjalanan ke Jepang', '', 'JP'],
    ['German passport to Japan', 'DE', 'JP'],
    ['residence permit Germany Syrian to Turkey', 'SY', 'TR'],
    ['as a German travel documents for Japan', 'DE', 'JP'],
    ['trip to Geneva', '', 'CH'],
  ])('"%s": passport "%s", destination "%s"', async (text, passport, destination) => {
    const { groups, understood } = await search(text);
    expect([codes(understood.passports), codes(understood.destinations)]).toEqual([
      passport,
      destination,
    ]);
    expect(groups.filter(({ kind }) => kind === 'otherPapers')).toEqual([]);
    const answers = groups.flatMap((group) => (group.kind === 'answers' ? group.results : []));
    expect(answers).toHaveLength(passport && destination ? 1 : 0);
  });
});
