import { type Kysely, sql } from 'kysely';

/** What makes each destination special: a list of its own, where it has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table destinations add column highlights text not null default '[]'
    check (json_valid(highlights) and json_type(highlights) = 'array')`.execute(db);
  // Samples that nobody has edited get what a new database's samples have.
  for (const [id, highlights] of Object.entries(ofTheSamples)) {
    await sql`update destinations set highlights = ${JSON.stringify(highlights)}
      where id = ${id} and updated_at = created_at
        and image_url = ${`/posters/${id}.svg`}`.execute(db);
  }
}

const ofTheSamples = {
  'dubai-united-arab-emirates': [
    'The Burj Khalifa, 828 metres high, the tallest building in the world since 2010',
    'The gold and spice souks of Deira and the wind towers of Al Fahidi, with a boat across the Creek between them',
    'A desert reserve within an hour of the centre, where Arabian oryx live in the wild again',
    'A driverless metro from the airport through the whole city to the Marina',
  ],
  'paris-france': [
    'The banks of the Seine from the Pont de Sully to the Pont d’Iéna, world heritage since 1991',
    'The Louvre, the most visited art museum there is, and city museums whose own collections cost nothing to see',
    'Bread baked on the spot in every quarter: the craft of the baguette is on UNESCO’s list of living heritage',
    'Direct trains to Brussels in under an hour and a half and to London in about two and a quarter',
  ],
  'bali-indonesia': [
    'Rice terraces watered by the subak, the farmers’ shared irrigation, world heritage since 2012',
    'Mount Batur, a volcano that people climb in the dark to see the sun rise over its lake',
    'Reefs in the north-east, and at Tulamben a wartime wreck that divers reach from the beach',
    'The kecak, danced at sunset on the cliff of the Uluwatu temple',
  ],
  'tokyo-japan': [
    'Sensō-ji in Asakusa, the oldest temple of the city, founded in the seventh century',
    'More restaurants with Michelin stars than any other city, and counters with six seats beside them',
    'Mount Fuji on a clear winter day, seen free of charge from the towers of the Metropolitan Government',
    'Cherry blossom along the Meguro and in Ueno Park at the end of March, ginkgo avenues in November',
  ],
};
