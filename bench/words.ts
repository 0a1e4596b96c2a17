/** Vocabulary of generated places: made-up names and sentences that fit many places. */

export const nameStarts = [
  'Al',
  'Bel',
  'Bran',
  'Cal',
  'Cas',
  'Dor',
  'El',
  'Fal',
  'Gar',
  'Hol',
  'Il',
  'Jas',
  'Kal',
  'Kir',
  'Lan',
  'Lor',
  'Mar',
  'Mon',
  'Nal',
  'Nor',
  'Or',
  'Pal',
  'Per',
  'Quil',
  'Ras',
  'Ros',
  'Sal',
  'San',
  'Tal',
  'Tor',
  'Ul',
  'Val',
  'Ver',
  'Wes',
  'Yar',
  'Zan',
  'Čer',
  'Éla',
  'Óra',
];

export const nameMiddles = ['a', 'e', 'i', 'o', 'u', 'an', 'ar', 'en', 'im', 'ov', 'ul', 'eth'];

export const nameEnds = [
  'bad',
  'berg',
  'bora',
  'dale',
  'den',
  'dria',
  'fell',
  'ford',
  'gard',
  'hara',
  'ica',
  'kesh',
  'la',
  'lin',
  'mar',
  'mere',
  'mouth',
  'na',
  'nia',
  'port',
  'ra',
  'rin',
  'stad',
  'tana',
  'ton',
  'va',
  'ville',
  'wick',
  'ya',
  'zia',
];

export const nameAdditions = [
  '',
  '',
  '',
  '',
  '',
  '',
  'Bay',
  'Beach',
  'Heights',
  'Island',
  'Lakes',
  'Old Town',
  'Springs',
];

export const shortDescriptions = [
  'A harbour town with a long promenade, a covered market and ferries to the islands across the bay.',
  'An old trading city on a river, flat enough to see by bicycle, with more museums than a week has days.',
  'A quiet base in the hills with cool evenings, reliable internet and rooms that are let by the month.',
  'A hub where many journeys change: trains, ferries and flights meet here, and a day between two is well spent.',
  'Wide beaches, a small centre and a road along the coast that is worth the slow bus.',
  'A capital of stairs and squares, where lunch is long, dinner is late and most sights are walked to.',
  'A market town at the edge of a desert, best from autumn to spring, with a night sky to stay up for.',
];

export const sentences = [
  'The centre is small and most of what people come for lies within half an hour on foot.',
  'From the airport a train leaves every twenty minutes, and a taxi costs about as much as a good dinner.',
  'The tram runs until midnight; after that the night buses start at the main square.',
  'Rooms near the station are cheaper, those on the hill are quieter and have the view.',
  'Book the large museums before you leave home, since the timed tickets run out in summer.',
  'The market is at its best before nine, when the fish arrives and the cafés around it fill.',
  'Shops close for two hours after lunch and stay open late in the evening.',
  'Cash is still useful in the villages; in town, cards are taken nearly everywhere.',
  'Tap water is safe to drink, and there are fountains to fill a bottle at in every park.',
  'A day ticket pays off from the third journey on and is valid on the ferries too.',
  'In the rainy months the afternoons are wet and the mornings clear, so start early.',
  'The coastal path takes a day, with two places to stop for a swim and a late lunch.',
  'People who work from here like the library, which opens at eight and asks for no card.',
  'Watch your bag on the crowded bus to the old town, as in any city of this size.',
  'For a longer stay, look across the river, where flats are let by the month.',
  'Sundays are quiet: museums open at noon and many restaurants not at all.',
  'The hills behind the town are an hour away by bus and ten degrees cooler.',
  'Trains across the border stop for a check of passports, which adds half an hour.',
];

export const documents = [
  'Passport valid for six months from the day of arrival',
  'Return or onward ticket',
  'Proof of accommodation for the first nights',
  'Recent photo, 35 by 45 mm',
  'Bank statements of the last three months',
  'Travel insurance that covers the whole stay',
  'Completed application form, signed',
  'Letter from your employer or proof of study',
];

export const eligibility = [
  'The stay is for holidays, visits or meetings',
  'No earlier overstay in the country',
  'Enough money for the whole stay',
  'Aged 18 or older on the day of application',
];

export const restrictions = [
  'No work for a local employer',
  'The days are counted from the day of arrival',
  'One entry only; leaving ends the permission',
  'Register your address with the police within a week',
];

export const notes = [
  'The rule changed lately: check with the consulate before you pay for anything.',
  'Apply at least a month before you travel, since appointments are few in summer.',
  'The officer at the border decides on the length of stay and writes it on the stamp.',
  'Children need an application of their own, also when they travel on a parent’s ticket.',
  'Keep the receipt of the fee: it is asked for when you leave.',
];

export const currencies = [
  'Euro (EUR)',
  'Dollar (USD)',
  'Pound (GBP)',
  'Franc (CHF)',
  'Peso (MXN)',
];

export const languageSets = [
  ['English'],
  ['French', 'English'],
  ['Spanish'],
  ['Arabic', 'French'],
  ['Portuguese'],
  ['German', 'Italian', 'French'],
];

export const bestTimes = [
  'April to June',
  'September to November',
  'December to March',
  'All year, best in May',
  '',
];
