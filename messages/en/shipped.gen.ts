// Compiled from shipped.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  condition5d4074fa: Record<never, never>;
  conditionf4ff3913: Record<never, never>;
  condition6b3fdfff: Record<never, never>;
  condition1a53c00f: Record<never, never>;
  condition9cf8b25a: Record<never, never>;
  conditioneed8e2c4: Record<never, never>;
  condition5d7b850b: Record<never, never>;
  conditioned572a97: Record<never, never>;
  condition64ef0cf2: Record<never, never>;
  conditiond1f1d89e: Record<never, never>;
  condition52a2beec: Record<never, never>;
  condition5a416a19: Record<never, never>;
  condition00b8e74c: Record<never, never>;
  condition5e139697: Record<never, never>;
  condition2457e017: Record<never, never>;
  condition409c9237: Record<never, never>;
  condition1428aecb: Record<never, never>;
  condition1853168a: Record<never, never>;
  conditionb88c6ccb: Record<never, never>;
  condition4d92d0f4: Record<never, never>;
  condition74edef40: Record<never, never>;
  condition2cfd8e1b: Record<never, never>;
  condition7a108f11: Record<never, never>;
  conditionfcf35fed: Record<never, never>;
  conditioneaa981ef: Record<never, never>;
  condition91eb4d2a: Record<never, never>;
  condition5b1ef92b: Record<never, never>;
  conditionab240599: Record<never, never>;
  conditionca6e5c35: Record<never, never>;
  conditione09871f3: Record<never, never>;
  conditione8f1c6d0: Record<never, never>;
  conditionf7ebb6dc: Record<never, never>;
  conditionf0a3fb9a: Record<never, never>;
  condition67e4e891: Record<never, never>;
  condition3f23f1fd: Record<never, never>;
  conditionced4888c: Record<never, never>;
  condition8055927b: Record<never, never>;
  conditionf7953e71: Record<never, never>;
  condition376b7621: Record<never, never>;
  condition18287a70: Record<never, never>;
  conditiona3f20023: Record<never, never>;
  condition1a54ef83: Record<never, never>;
  condition1062ae96: Record<never, never>;
  condition0ad4205e: Record<never, never>;
  condition7995fe4d: Record<never, never>;
  condition0eaaad06: Record<never, never>;
  conditiond94350c8: Record<never, never>;
  condition323227c1: Record<never, never>;
  conditiona3ba2342: Record<never, never>;
  condition7f71e6c2: Record<never, never>;
  condition2564da0c: Record<never, never>;
  condition6ea7d4bc: Record<never, never>;
  conditiona3e4a5a5: Record<never, never>;
  condition44f193e9: Record<never, never>;
  condition87fcfa95: Record<never, never>;
  condition2e6f3826: Record<never, never>;
  conditiond5d5ad19: Record<never, never>;
  condition624e0739: Record<never, never>;
  condition86ed1f5c: Record<never, never>;
  conditiondb8ff8e4: Record<never, never>;
  conditiond732cc08: Record<never, never>;
  condition72258830: Record<never, never>;
  conditionf29c27f7: Record<never, never>;
  conditionac6ab05f: Record<never, never>;
  condition32fe8235: Record<never, never>;
  rule6782d5db: Record<never, never>;
  rule97adce2e: Record<never, never>;
  rule3672cf91: Record<never, never>;
  rule841c4866: Record<never, never>;
  ruledada29c4: Record<never, never>;
  rulec3415ef8: Record<never, never>;
  rule13ca21a4: Record<never, never>;
  rule2889b654: Record<never, never>;
  rule3ef4b13c: Record<never, never>;
  ruleeff25416: Record<never, never>;
  rulea4488809: Record<never, never>;
  rule6ec5517b: Record<never, never>;
  rulea813cbf2: Record<never, never>;
  ruled0308aec: Record<never, never>;
  ruled8a833fa: Record<never, never>;
  rule9ff756dc: Record<never, never>;
  rulec77ffb46: Record<never, never>;
  ruled710a4fd: Record<never, never>;
  rule1ddf3da9: Record<never, never>;
  rulea03fd86c: Record<never, never>;
  rule300bb228: Record<never, never>;
  rule28accdad: Record<never, never>;
  ruled15ab144: Record<never, never>;
  rule32211bfa: Record<never, never>;
  rule7cf49a67: Record<never, never>;
  rulef8f9581c: Record<never, never>;
  rule76bc747a: Record<never, never>;
  ruled2839f95: Record<never, never>;
  rule65317e01: Record<never, never>;
  rulea6fd69bc: Record<never, never>;
  rulef9f9251f: Record<never, never>;
  ruleb90b5784: Record<never, never>;
  ruled5dc0c66: Record<never, never>;
  rule3dde6681: Record<never, never>;
  rule38b6aa71: Record<never, never>;
  bordera98b3240: Record<never, never>;
  border74a6fa1a: Record<never, never>;
  border9387d099: Record<never, never>;
  border9752263f: Record<never, never>;
  borderb8245a77: Record<never, never>;
  borderd59b8f66: Record<never, never>;
  border6a385323: Record<never, never>;
  border9d2f2acb: Record<never, never>;
  border505bb738: Record<never, never>;
  border88a20cf9: Record<never, never>;
  borderf268ee10: Record<never, never>;
  borderd41d2dd4: Record<never, never>;
  border10c16939: Record<never, never>;
  border06d83b96: Record<never, never>;
  border6b8421ce: Record<never, never>;
  borderbcd95b1a: Record<never, never>;
  borderbb3b2085: Record<never, never>;
  borderbcf1348d: Record<never, never>;
  border398c8bbb: Record<never, never>;
  borderbe681ed5: Record<never, never>;
  border4d9a3769: Record<never, never>;
  borderaa8cced4: Record<never, never>;
  bordere7b6a7ae: Record<never, never>;
  bordere1b2b2ff: Record<never, never>;
  border3cc774ec: Record<never, never>;
  border07b59964: Record<never, never>;
  borderda3d9c4a: Record<never, never>;
  border15c60e50: Record<never, never>;
  bordera9151834: Record<never, never>;
  border7e7e231a: Record<never, never>;
  borderf781a834: Record<never, never>;
  border886cbd66: Record<never, never>;
  borderd5ab0ce3: Record<never, never>;
  borderac21b4ec: Record<never, never>;
  border3c98ab06: Record<never, never>;
  bordercb816f2f: Record<never, never>;
  borderb0e5a038: Record<never, never>;
  border577d1e38: Record<never, never>;
  borderc8b5e754: Record<never, never>;
  borderca3ff3fd: Record<never, never>;
  bordere80756ce: Record<never, never>;
  borderd27494f1: Record<never, never>;
  border856d1e07: Record<never, never>;
  border6a3e3381: Record<never, never>;
  border5f6adee4: Record<never, never>;
  borderdf5dbc99: Record<never, never>;
  border2c1dd64a: Record<never, never>;
  border5347ccee: Record<never, never>;
  border48fc41c4: Record<never, never>;
  border33fc2370: Record<never, never>;
  border7c2b6d46: Record<never, never>;
  border2589c41c: Record<never, never>;
  border59af0b16: Record<never, never>;
  border41b8f2ab: Record<never, never>;
  border834839f8: Record<never, never>;
  border85235c18: Record<never, never>;
  border3ba81ec6: Record<never, never>;
  border1d5c31b8: Record<never, never>;
  border2fa12b68: Record<never, never>;
  bordere481c304: Record<never, never>;
  borderb5f1bd92: Record<never, never>;
  border3e764f1a: Record<never, never>;
  borderaf4a6a4f: Record<never, never>;
  borderb09f7101: Record<never, never>;
  border89c9d71e: Record<never, never>;
  border32d761b3: Record<never, never>;
  border3cb2611b: Record<never, never>;
  borderd819102a: Record<never, never>;
  border46ecf93c: Record<never, never>;
  border66ec1b9d: Record<never, never>;
  border6704dffd: Record<never, never>;
  border07c04fa7: Record<never, never>;
  borderdf04c66a: Record<never, never>;
  bordera4a88173: Record<never, never>;
  borderc01cac79: Record<never, never>;
  borderbbd61aba: Record<never, never>;
  border06ccad7a: Record<never, never>;
  borderaedba7e3: Record<never, never>;
  border50fffb1d: Record<never, never>;
  border0ec42346: Record<never, never>;
  border2556e46f: Record<never, never>;
  borderba42567f: Record<never, never>;
  borderbf4329ad: Record<never, never>;
  border8fb5a9ff: Record<never, never>;
  borderf80ac556: Record<never, never>;
  border52082891: Record<never, never>;
  border17a8f45b: Record<never, never>;
  border0e6a6ad8: Record<never, never>;
  borderaa8be17b: Record<never, never>;
  border1f75f094: Record<never, never>;
  border07c03a67: Record<never, never>;
  border15248b5b: Record<never, never>;
  borderb789b4f3: Record<never, never>;
  borderea6b8d4c: Record<never, never>;
  borderf73e7c89: Record<never, never>;
  border8026db88: Record<never, never>;
  border2adc3b1a: Record<never, never>;
  border9433807d: Record<never, never>;
  border48b54d18: Record<never, never>;
  borderd70dd1a0: Record<never, never>;
  borderc770a0a5: Record<never, never>;
  border947466b3: Record<never, never>;
  border0f7513b3: Record<never, never>;
  border771f83d3: Record<never, never>;
  borderdf846295: Record<never, never>;
  border28cac79c: Record<never, never>;
  border93c2830f: Record<never, never>;
  border93dfd14b: Record<never, never>;
  borderf609e469: Record<never, never>;
  border29e1d3bc: Record<never, never>;
  border2b25d6b6: Record<never, never>;
  border38c115ed: Record<never, never>;
  borderff51ba0b: Record<never, never>;
  borderdf77bf58: Record<never, never>;
  bordera33f624e: Record<never, never>;
  border6fc47cd2: Record<never, never>;
  borderb0260ded: Record<never, never>;
  border357be721: Record<never, never>;
  levy418a235c: Record<never, never>;
  levy271a802e: Record<never, never>;
  levye708ae46: Record<never, never>;
  levy05ad27c7: Record<never, never>;
  levye77dd891: Record<never, never>;
  levyd8aad3d6: Record<never, never>;
  levy21fa227e: Record<never, never>;
  levy56c3dc7e: Record<never, never>;
  levye59876d4: Record<never, never>;
  levydca4d867: Record<never, never>;
  levy95f993b0: Record<never, never>;
  levyd9aa95f7: Record<never, never>;
  levy5b6c4655: Record<never, never>;
  levyf2014ede: Record<never, never>;
  levy0a1ddb47: Record<never, never>;
  levy6ac01115: Record<never, never>;
  levy5a4d2464: Record<never, never>;
  levy55accdb6: Record<never, never>;
  levy74f7c616: Record<never, never>;
  levy7d98408a: Record<never, never>;
  levy96c35f94: Record<never, never>;
  levy6134ba3a: Record<never, never>;
  levy2a9484dd: Record<never, never>;
  levya69a3a88: Record<never, never>;
  levy5c494278: Record<never, never>;
  levyaca2a6b4: Record<never, never>;
  levyda4a871c: Record<never, never>;
  levy08264432: Record<never, never>;
  levy04a59798: Record<never, never>;
  levy2e2826af: Record<never, never>;
  levyfda95e8d: Record<never, never>;
  levyd6108e11: Record<never, never>;
  levyfcf1e76e: Record<never, never>;
  levy0a0bb6a7: Record<never, never>;
  levydf9a4e71: Record<never, never>;
  levyc97a8d54: Record<never, never>;
  zone89161182: Record<never, never>;
  zone32e23ef1: Record<never, never>;
  zone5f1162c5: Record<never, never>;
  zonedd8668ac: Record<never, never>;
  zoned4130603: Record<never, never>;
  zonea7f8517c: Record<never, never>;
  zone4acf2f57: Record<never, never>;
  zonec4dd1e77: Record<never, never>;
  zonee367adc1: Record<never, never>;
  zone666682cd: Record<never, never>;
  zoneNote40a2f938: Record<never, never>;
  zoneNote48b8889b: Record<never, never>;
  linkc2781861: Record<never, never>;
  link0d2be44e: Record<never, never>;
  link3a7a9763: Record<never, never>;
  linkc396b0a4: Record<never, never>;
  link410c3fac: Record<never, never>;
  link20f0036d: Record<never, never>;
  linkfe894786: Record<never, never>;
  link99e9da42: Record<never, never>;
  linkd26ec928: Record<never, never>;
  linkcb1b9f82: Record<never, never>;
  link02fb47a5: Record<never, never>;
  link1a720fe8: Record<never, never>;
  linkf990e3db: Record<never, never>;
  link62b513cd: Record<never, never>;
  link05bbdb70: Record<never, never>;
  link50fffb1d: Record<never, never>;
  link5f83e351: Record<never, never>;
  link7c484e6a: Record<never, never>;
  linkd66a8f40: Record<never, never>;
  link3906b26f: Record<never, never>;
  link6fa99c99: Record<never, never>;
  linkc93e12f4: Record<never, never>;
  link79402a4c: Record<never, never>;
  link7a35bf7e: Record<never, never>;
  linkabe7803d: Record<never, never>;
  priceb7fbac5e: Record<never, never>;
  pricef84b74bf: Record<never, never>;
  price8839faba: Record<never, never>;
  price7de4b999: Record<never, never>;
  price703713c3: Record<never, never>;
  pricefd2584c9: Record<never, never>;
  price3dbcf4b1: Record<never, never>;
  price9aad033f: Record<never, never>;
  price072fa5b4: Record<never, never>;
  pricea34644c6: Record<never, never>;
  price152a9cf5: Record<never, never>;
  price42807099: Record<never, never>;
  price8c61d8ed: Record<never, never>;
  price4009c2c0: Record<never, never>;
  price30d7236d: Record<never, never>;
  price01b39eb9: Record<never, never>;
  pricee9213756: Record<never, never>;
  price3364389d: Record<never, never>;
  pricee4e56a1c: Record<never, never>;
  price764485d6: Record<never, never>;
  priced2a354aa: Record<never, never>;
  price888c448c: Record<never, never>;
  price150342c2: Record<never, never>;
  priceffcc9c72: Record<never, never>;
  price9ca918e3: Record<never, never>;
  price7af8965a: Record<never, never>;
  price09f07077: Record<never, never>;
  pricef7193581: Record<never, never>;
  price7db0bd04: Record<never, never>;
  priced5e3710c: Record<never, never>;
  pricea7d8c794: Record<never, never>;
  price9a2ffad7: Record<never, never>;
  pricee184ac91: Record<never, never>;
  price7f0596da: Record<never, never>;
  price4e2b66a1: Record<never, never>;
  priceff2a0945: Record<never, never>;
  pricef1a55160: Record<never, never>;
  pricec44aab6c: Record<never, never>;
  pricee1558109: Record<never, never>;
  price405f48c9: Record<never, never>;
  pricecf6aee6b: Record<never, never>;
  pricef3adcba1: Record<never, never>;
  price3d0a73bc: Record<never, never>;
  pricead5cfc81: Record<never, never>;
  pricec490eefb: Record<never, never>;
  placea1f2f745: Record<never, never>;
  placec6473f81: Record<never, never>;
  place2eea9a3b: Record<never, never>;
  place01ec887d: Record<never, never>;
  placebeab732b: Record<never, never>;
  placecae8eafb: Record<never, never>;
  place3963cc23: Record<never, never>;
  placea8f986e4: Record<never, never>;
  place5b05384a: Record<never, never>;
  placed34e7a45: Record<never, never>;
  place8a215617: Record<never, never>;
  areae2b578fe: Record<never, never>;
  area2522a3e6: Record<never, never>;
  area9bef6982: Record<never, never>;
  area5999458a: Record<never, never>;
  area4db2c6be: Record<never, never>;
  areafc31b1cf: Record<never, never>;
  area908ad750: Record<never, never>;
  areac41054c2: Record<never, never>;
  area927ba8a5: Record<never, never>;
  areaf6be16d9: Record<never, never>;
  areaf8a5fc53: Record<never, never>;
  area89161182: Record<never, never>;
  area32e23ef1: Record<never, never>;
  areaed8b94a8: Record<never, never>;
  area1db9fe21: Record<never, never>;
  area7902e22b: Record<never, never>;
  area6421f336: Record<never, never>;
  area4f3ff575: Record<never, never>;
  area2722c254: Record<never, never>;
  aread4130603: Record<never, never>;
  areae10bd2f6: Record<never, never>;
  area4be70211: Record<never, never>;
  areaffb2745c: Record<never, never>;
  areafdff375e: Record<never, never>;
  area570d5386: Record<never, never>;
  areac33fa827: Record<never, never>;
  area7f88c88e: Record<never, never>;
  area666682cd: Record<never, never>;
  zoneaa7f9a56: Record<never, never>;
  zone524cd279: Record<never, never>;
  zone0b368937: Record<never, never>;
  rightNotef734a7e7: Record<never, never>;
  rightNote04ec23aa: Record<never, never>;
  rightNote37de8941: Record<never, never>;
  rightNoted5454320: Record<never, never>;
  rightNoteab14a1d1: Record<never, never>;
  borderc3691f73: Record<never, never>;
  borderd801f180: Record<never, never>;
  question25126ad5: Record<never, never>;
  answer85f641f8: Record<never, never>;
  question75bef2a9: Record<never, never>;
  answer90e3dd6c: Record<never, never>;
  questione8a9a9b0: Record<never, never>;
  answer30fc1741: Record<never, never>;
  question3cde869e: Record<never, never>;
  answer530a90d0: Record<never, never>;
  questionca000e2c: Record<never, never>;
  answer915a4cd1: Record<never, never>;
  question69c0aa6c: Record<never, never>;
  answer567432d0: Record<never, never>;
  questiona6cb2ad0: Record<never, never>;
  answerb744b277: Record<never, never>;
  questionec994d51: Record<never, never>;
  answerb3d88abb: Record<never, never>;
  question0dd9a4d0: Record<never, never>;
  answer87e7c981: Record<never, never>;
  question3d66e889: Record<never, never>;
  answer214d6551: Record<never, never>;
  answerda845c95: Record<never, never>;
  answer44f0b646: Record<never, never>;
  heroe23cc3db: Record<never, never>;
  hero43c765e4: Record<never, never>;
  footer82a17504: Record<never, never>;
  footer21f29224: Record<never, never>;
  hours99a11380: Record<never, never>;
  hoursf25ed7d8: Record<never, never>;
  hoursc21ead06: Record<never, never>;
  hoursa16bd7bf: Record<never, never>;
  hoursdbe35c73: Record<never, never>;
  hours873fef76: Record<never, never>;
  bestTime395aa3d8: Record<never, never>;
  privacy6dbc77b0: Record<never, never>;
  privacy1035c2d2: Record<never, never>;
  privacy8ee2327e: Record<never, never>;
  privacyc87d71d8: Record<never, never>;
  privacyeba00973: Record<never, never>;
  privacy760cbe51: Record<never, never>;
  privacyfe32e67e: Record<never, never>;
  privacy9b5e3955: Record<never, never>;
  privacy372c0632: Record<never, never>;
  privacyc9f0d357: Record<never, never>;
  privacy50380faf: Record<never, never>;
  privacy1b8340a8: Record<never, never>;
  privacyc8b6cd02: Record<never, never>;
  privacy024b9d17: Record<never, never>;
  privacy271feb78: Record<never, never>;
  privacy3e7308a1: Record<never, never>;
  privacy207db725: Record<never, never>;
  privacy04c14c49: Record<never, never>;
  privacy8ba3f8aa: Record<never, never>;
  cookies4907d1dc: Record<never, never>;
  cookies6e89eaeb: Record<never, never>;
  cookiesb5364dfc: Record<never, never>;
  cookies89ace0b0: Record<never, never>;
  cookies5a1dfa97: Record<never, never>;
  cookiesd9a3112c: Record<never, never>;
  cookies2486212c: Record<never, never>;
  cookies6ac1acc6: Record<never, never>;
  cookies7485e685: Record<never, never>;
  cookiesf702f591: Record<never, never>;
  cookies53995406: Record<never, never>;
  cookiese1c16246: Record<never, never>;
  cookiese933de48: Record<never, never>;
  cookies3ea17ff6: Record<never, never>;
  cookies990d098d: Record<never, never>;
  cookiesb73f2f26: Record<never, never>;
  cookies6b508f63: Record<never, never>;
  cookies777fec01: Record<never, never>;
  cookiesbaa221b8: Record<never, never>;
  cookiesfd2f2642: Record<never, never>;
  termse35ecd5f: Record<never, never>;
  termsd3999926: Record<never, never>;
  termsa5b65fe5: Record<never, never>;
  terms06693343: Record<never, never>;
  terms8eecd163: Record<never, never>;
  terms0cfbb69b: Record<never, never>;
  terms535688aa: Record<never, never>;
  termsedb8fa78: Record<never, never>;
  termsc0b91a64: Record<never, never>;
  termsed1d53e2: Record<never, never>;
  terms15694b39: Record<never, never>;
  terms952cd737: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'shipped',
  language: 'en',
  messages: {
    condition5d4074fa: "British citizens only",
    conditionf4ff3913: "British citizens; also British overseas citizens readmissible to the United Kingdom, citizens of ten overseas territories, and British subjects with right of abode",
    condition6b3fdfff: "ETA if the passport shows a personal identity number on the data page, otherwise a Standard Visitor visa",
    condition1a53c00f: "Hong Kong SAR passports (British nationals (Overseas) likewise)",
    condition9cf8b25a: "Hong Kong Special Administrative Region passports only",
    conditioneed8e2c4: "Macao Special Administrative Region passports only",
    condition5d7b850b: "applying through an accredited agency",
    conditioned572a97: "arriving at the airport of Manila or Cebu, showing a hotel booking and a return or onward ticket",
    condition64ef0cf2: "as a permanent resident of the region",
    conditiond1f1d89e: "at an international airport",
    condition52a2beec: "biometric passports issued by Kosovo to ICAO standards only",
    condition5a416a19: "biometric passports issued by the state to ICAO standards only",
    condition00b8e74c: "biometric passports only",
    condition5e139697: "biometric passports to ICAO standards only; passports of the Coordination Directorate (Koordinaciona uprava) included since Reg. (EU) 2024/2495",
    condition2457e017: "by air",
    condition409c9237: "by air, with a Canadian visitor visa held in the ten years before or a valid US non-immigrant visa",
    condition1428aecb: "citizens only",
    condition1853168a: "electronic passports with a chip only",
    conditionb88c6ccb: "entering and leaving at the airport of Yangon, Mandalay or Nay Pyi Taw",
    condition4d92d0f4: "for British citizens",
    condition74edef40: "if inspected by US immigration before leaving the Bahamas",
    condition2cfd8e1b: "if not born in Afghanistan, China, Iran, Iraq, Libya, Nigeria, Pakistan, Syria or Yemen",
    condition7a108f11: "in a group of a tourist office licensed in Lebanon",
    conditionfcf35fed: "national Israeli passports",
    conditioneaa981ef: "once the immigration authority has approved a visa with reference",
    condition91eb4d2a: "ordinary passports that show the personal identification number",
    condition5b1ef92b: "passports issued on or after 2006-01-01",
    conditionab240599: "passports or travel documents of the Holy See",
    conditionca6e5c35: "passports that show an identity card number only",
    conditione09871f3: "passports with a chip",
    conditione8f1c6d0: "permanent residents with a Taiwan passport",
    conditionf7ebb6dc: "residents with a Hong Kong SAR or British national (Overseas) passport",
    conditionf0a3fb9a: "residents with a Macau SAR passport",
    condition67e4e891: "showing a certificate of vaccination against measles, rubella and polio",
    condition3f23f1fd: "showing a certificate of vaccination against yellow fever",
    conditionced4888c: "showing a flight ticket home or to a third country",
    condition8055927b: "showing a hotel booking, money and a return or onward ticket",
    conditionf7953e71: "showing a police certificate without entries, from the age of 18",
    condition376b7621: "showing a return air ticket",
    condition18287a70: "showing a return air ticket, a hotel booking or address, and USD 2,000",
    conditiona3f20023: "showing a return or onward ticket",
    condition1a54ef83: "showing a return ticket and paying QAR 100 by card",
    condition1062ae96: "showing a return ticket, a hotel booking, health insurance and money",
    condition0ad4205e: "showing a stay booked through Discover Qatar",
    condition7995fe4d: "showing an official invitation",
    condition0eaaad06: "showing an original tourist voucher",
    conditiond94350c8: "to arrive by air; by land or sea neither an eTA nor a visa is needed",
    condition323227c1: "under conditions that the official page names",
    conditiona3ba2342: "unrestricted right of permanent abode in England, Scotland, Wales, Northern Ireland, the Channel Islands or the Isle of Man; electronic passports with a chip only",
    condition7f71e6c2: "with a Hong Kong permanent identity card or re-entry permit",
    condition2564da0c: "with a UK visa of the British-Irish Visa Scheme",
    condition6ea7d4bc: "with a UK visa, under the Short Stay Visa Waiver Programme",
    conditiona3e4a5a5: "with a biometric passport",
    condition44f193e9: "with a machine-readable passport by the standard of ICAO",
    condition87fcfa95: "with a passport that states an identity number",
    condition2e6f3826: "with a passport that states the place of birth, or was issued by 16 April 2025",
    conditiond5d5ad19: "with a sponsor in Iraq",
    condition624e0739: "with a visa or residence permit of Australia, Canada, a Schengen state, Japan, New Zealand, South Korea, the United Kingdom or the United States",
    condition86ed1f5c: "with a visa or residence permit of a Schengen state or the United States",
    conditiondb8ff8e4: "with a visa or residence permit of a Schengen state, the United States, the United Kingdom or Ireland",
    conditiond732cc08: "with an Affidavit of Identity",
    condition72258830: "with an ePassport by the standard of ICAO",
    conditionf29c27f7: "with an ePassport registered with a Japanese mission",
    conditionac6ab05f: "with the right to live in Portugal for good",
    condition32fe8235: "with the right to reside in the United Kingdom for good",
    rule6782d5db: "A return or onward ticket is required.",
    rule97adce2e: "A two-way Exit Permit with an endorsement.",
    rule3672cf91: "Also for US nationals who are not citizens.",
    rule841c4866: "An Exit-Entry Permit with an endorsement, which sets the stay.",
    ruledada29c4: "At Kathmandu airport and at land borders.",
    rulec3415ef8: "At designated checkpoints.",
    rule13ca21a4: "British nationals (Overseas) need neither visa nor ETA.",
    rule2889b654: "British nationals (Overseas), British overseas territories citizens, British overseas citizens, British protected persons and British subjects are exempt like British citizens.",
    rule3ef4b13c: "Diplomatic, service and official passports need a visa from 2026-03-06 to 2027-03-06; ordinary passports stay exempt.",
    ruleeff25416: "Electronic Travel Authority (subclass 601), in the AustralianETA app.",
    rulea4488809: "Electronic Travel Authority (subclass 601), in the AustralianETA app; also for British nationals (Overseas).",
    rule6ec5517b: "Exempt by an agreement that applies since 2015-05-06.",
    rulea813cbf2: "Exempt by an agreement that applies since 2015-05-28.",
    ruled0308aec: "Exempt by an agreement that applies since 2015-11-21.",
    ruled8a833fa: "Exempt by an agreement that applies since 2015-12-08.",
    rule9ff756dc: "Exempt by an agreement that applies since 2016-03-15.",
    rulec77ffb46: "Exempt by an agreement that applies since 2016-06-24.",
    ruled710a4fd: "Exempt by an agreement that applies since 2016-06-28.",
    rule1ddf3da9: "Exempt by an agreement that applies since 2016-07-01.",
    rulea03fd86c: "Exempt by an agreement that applies since 2016-09-20.",
    rule300bb228: "For entry at the airport of Yangon, Mandalay or Nay Pyi Taw, or by land at Kawthaung.",
    rule28accdad: "In all, in a calendar year.",
    ruled15ab144: "In all, within the 730 days for which the ETA is valid.",
    rule32211bfa: "Neither visa nor NZeTA. Also for permanent residents who travel on an Australian passport.",
    rule7cf49a67: "No waiver agreement was in force in September 2024.",
    rulef8f9581c: "Not at King Hussein Bridge, nor on the ferry from Egypt.",
    rule76bc747a: "On arrival at Addis Ababa Bole airport.",
    ruled2839f95: "On arrival at the airports of Bengaluru, Chennai, Delhi, Hyderabad, Kolkata and Mumbai.",
    rule65317e01: "Permanent residents of the United States need neither visa nor eTA either.",
    rulea6fd69bc: "Temporarily exempt from the K-ETA; applying for one is possible.",
    rulef9f9251f: "The United States' own rule: its passports are not valid for travel to North Korea unless specially validated, until 31 August 2027 by the present notice.",
    ruleb90b5784: "The stay is given at the border and is not counted over a window.",
    ruled5dc0c66: "Whoever was in Iran, Iraq, Libya, North Korea, Somalia, Sudan, Syria or Yemen since 1 March 2011 or in Cuba since 12 January 2021, or is also a national of Cuba, Iran, Iraq, North Korea, Sudan or Syria, needs a visa.",
    rule3dde6681: "With form I-736 instead of a visa or an ESTA.",
    rule38b6aa71: "eVisitor (subclass 651).",
    bordera98b3240: "6 months from departure are recommended.",
    border74a6fa1a: "6 months from entry are advised.",
    border9387d099: "A birth certificate and letters of consent by the parents: of children who travel alone, South African children, and children who need a visa.",
    border9752263f: "A certified copy of the birth certificate, and the written consent of a parent who stays at home.",
    borderb8245a77: "A fine is due when you leave.",
    borderd59b8f66: "A passport of Japan or the United States must be valid for the stay.",
    border6a385323: "A return ticket is required for Easter Island (Rapa Nui).",
    border9d2f2acb: "A visa on arrival that you get for living in another country needs a return ticket.",
    border505bb738: "A visit without its permission to some areas of the southwest, such as Khankendi.",
    border88a20cf9: "Airlines may refuse boarding without one.",
    borderf268ee10: "An entry from Kosovo without a stamp of entry to Serbia.",
    borderd41d2dd4: "An entry through the north, such as at Ercan airport.",
    border10c16939: "And 32 countries of Africa. Have it at least 10 days before you arrive.",
    border06d83b96: "And for 3 months from departure.",
    border6b8421ce: "And for accommodation and contact details.",
    borderbcd95b1a: "And for paid accommodation.",
    borderbb3b2085: "And parts of Panama, and 32 countries of Africa.",
    borderbcf1348d: "And proof of accommodation.",
    border398c8bbb: "Another government says 1 page.",
    borderbe681ed5: "Another government says 6 months from departure.",
    border4d9a3769: "Another official page counts from entry.",
    borderaa8cced4: "Another official page says 3 months from entry.",
    bordere7b6a7ae: "Any amount of foreign currency.",
    bordere1b2b2ff: "At Kawthaung, the plan of your trip instead.",
    border3cc774ec: "At land borders, visitors with an ESTA or without a visa need it.",
    border07b59964: "At land crossings above ILS 12,000.",
    borderda3d9c4a: "At the airport of Abidjan.",
    border15c60e50: "At the border of the European Union on your way.",
    bordera9151834: "Bank statements of 180 days.",
    border7e7e231a: "Bank statements of 3 months.",
    borderf781a834: "Before you leave the country, after a stay of 4 weeks or more.",
    border886cbd66: "Buy it from NIC if you arrive on the mainland, from ZIC on Zanzibar.",
    borderd5ab0ce3: "By air it is in the ticket.",
    borderac21b4ec: "By air or sea. It may end in Canada, Mexico or nearby islands only if you live there.",
    border3c98ab06: "By air.",
    bordercb816f2f: "By air: a return ticket and proof of accommodation.",
    borderb0e5a038: "By air; the ticket mostly includes it.",
    border577d1e38: "By card or in cash.",
    borderc8b5e754: "By land or water.",
    borderca3ff3fd: "By land, and by water to Guatemala or Mexico; a flight usually includes it.",
    bordere80756ce: "By land.",
    borderd27494f1: "Citizens of countries with risk need it too.",
    border856d1e07: "Counted from the issue of the visa.",
    border6a3e3381: "Entry may be refused without one.",
    border5f6adee4: "Entry through Abkhazia or South Ossetia is illegal.",
    borderdf5dbc99: "For Bali only, once a trip: before you travel or on arrival.",
    border2c1dd64a: "For Misiones, Corrientes, Formosa and parts of Jujuy, Salta and Chaco.",
    border5347ccee: "For a C1 visa: USD 2,000 and bank statements of 3 months.",
    border48fc41c4: "For a visa, after 4 weeks or more there in the past year.",
    border33fc2370: "For hospital and transport home, the whole stay.",
    border7c2b6d46: "For illness and accidents, the whole stay, with proof in Georgian or English.",
    border2589c41c: "For residents of these, 4 weeks before they leave.",
    border59af0b16: "For some areas of the country only.",
    border41b8f2ab: "For stays of 3 days or more. Hotels register their guests.",
    border834839f8: "For stays of more than 15 days, with the State Migration Service.",
    border85235c18: "For stays of more than 30 days, online.",
    border3ba81ec6: "For stays of more than 7 working days; hotels register their guests.",
    border1d5c31b8: "For the jungle, not for Machu Picchu and the Inca Trail.",
    border2fa12b68: "For the whole stay.",
    bordere481c304: "For the whole stay. Some countries have an agreement.",
    borderb5f1bd92: "From which day it counts is not stated.",
    border3e764f1a: "Half of it for children.",
    borderaf4a6a4f: "Hotels register their guests.",
    borderb09f7101: "If you were there in the 6 days before you arrive.",
    border89c9d71e: "Included in the visa fee.",
    border32d761b3: "It has happened in single cases.",
    border3cb2611b: "It is required for more than 30 days. Another government says: for all visitors.",
    borderd819102a: "It is required for the Galápagos.",
    border46ecf93c: "It is required if a host in Lebanon applies for your visa.",
    border66ec1b9d: "Local currency has limits of its own.",
    border6704dffd: "MOP 5,000 for up to 7 days, 10,000 for up to 14, 15,000 for up to 21, 20,000 for longer.",
    border07c04fa7: "May be waived in a justified emergency.",
    borderdf04c66a: "NZD 400 if your accommodation is paid.",
    bordera4a88173: "No longer period is published; the United Kingdom says 3 months from entry.",
    borderc01cac79: "Not for residents of mainland China or Hong Kong.",
    borderbbd61aba: "Not for travellers under 18.",
    border06ccad7a: "Not from Bolivia, Brazil, Colombia or Peru.",
    borderaedba7e3: "Not from the age of 61.",
    border50fffb1d: "Not if you only change planes.",
    border0ec42346: "Not in transit to mainland China or Macao.",
    border2556e46f: "Not through Transnistria.",
    borderba42567f: "Official pages disagree.",
    borderbf4329ad: "Oman has a list of its own of the countries.",
    border8fb5a9ff: "Or an international bank card.",
    borderf80ac556: "Paid with the NZeTA or the visa. Not for most Pacific islands.",
    border52082891: "Pilgrims to Hajj and Umrah need it, at least 10 days before they arrive.",
    border17a8f45b: "Prescription medicines for at most one month, others for two.",
    border0e6a6ad8: "Show a paid ticket at check-in; by sea, your itinerary.",
    borderaa8be17b: "Some passports must be valid for 90 days.",
    border1f75f094: "Stamps that Egypt or Jordan gave at the border with Israel count, too.",
    border07c03a67: "Stated for citizens with British nationality.",
    border15248b5b: "Stated for travellers with an ESTA. Citizens of many countries are exempt by agreement: then it is the length of the stay.",
    borderb789b4f3: "THB 40,000 for a family; half of it with a visa on arrival or in transit; none for children under 12.",
    borderea6b8d4c: "The European Commission names EUR 45 per day, Germany’s foreign ministry no amount.",
    borderf73e7c89: "The United Kingdom says 2 pages.",
    border8026db88: "The United Kingdom says 6 months from entry. To be safe, follow that.",
    border2adc3b1a: "The United Kingdom says 6 months.",
    border9433807d: "The full birth certificate with both parents, and the sworn consent of a parent or guardian who stays at home.",
    border48b54d18: "The instructions for e-visas count from the application.",
    borderd70dd1a0: "The law sets at least this much for each visa that is issued. It is not known whether it is collected yet.",
    borderc770a0a5: "The list of the WHO still requires it of everyone.",
    border947466b3: "The passport must be machine-readable.",
    border0f7513b3: "The passport must be machine-readable. Another official page says 6 months from entry.",
    border771f83d3: "To and from countries outside the West African monetary union.",
    borderdf846295: "Up to the age of 59.",
    border28cac79c: "Up to the age of 70.",
    border93c2830f: "Valid for the whole stay.",
    border93dfd14b: "Whoever was born there or has a parent from there may count as a citizen.",
    borderf609e469: "With a confirmed seat, and the visa for the next country if you need one.",
    border29e1d3bc: "With a hotel booking.",
    border2b25d6b6: "With a passport of Brunei, the Philippines or Thailand you need it.",
    border38c115ed: "With the OVIR in Dushanbe.",
    borderff51ba0b: "With the police; hotels register their guests.",
    borderdf77bf58: "Without it: 6 days of quarantine.",
    bordera33f624e: "You may have to declare that you have it.",
    border6fc47cd2: "You may take out no more than you declared when you entered.",
    borderb0260ded: "You must be able to pay for your onward journey.",
    border357be721: "Your hotel or host does it.",
    levy418a235c: "2 km along the border with Belarus",
    levy271a802e: "Airport security tax (TSA)",
    levye708ae46: "Airport visa (VAP)",
    levy05ad27c7: "Amphetamines, codeine, pseudoephedrine",
    levye77dd891: "Border zones, Dashoguz and parts of the Caspian coast",
    levyd8aad3d6: "CBD",
    levy21fa227e: "Cannabis and CBD",
    levy56c3dc7e: "Codeine and psychiatric medicines",
    levye59876d4: "Codeine without a prescription",
    levydca4d867: "Departure tax",
    levy95f993b0: "EES",
    levyd9aa95f7: "Galápagos (Transit Control Card)",
    levy5b6c4655: "Gorno-Badakhshan (GBAO)",
    levyf2014ede: "International Visitor Levy (IVL)",
    levy0a1ddb47: "Khatlon, at the border with Afghanistan",
    levy6ac01115: "Khyber Pakhtunkhwa, Balochistan and parts of Azad Kashmir",
    levy5a4d2464: "Levy for Bali",
    levy55accdb6: "Main trekking regions (with a TIMS card)",
    levy74f7c616: "Migration fee",
    levy7d98408a: "Military and border zones",
    levy96c35f94: "Morphine and codeine",
    levy6134ba3a: "Narcotic and psychotropic medicines",
    levy2a9484dd: "Places outside Asmara’s region, and some sites in Asmara",
    levya69a3a88: "Places outside Niamey",
    levy5c494278: "Places outside the Red Sea State",
    levyaca2a6b4: "Pristine Paradise Environmental Fee",
    levyda4a871c: "Restricted and protected areas",
    levy08264432: "Rock Islands",
    levy04a59798: "Rock Islands with Jellyfish Lake",
    levy2e2826af: "Some areas",
    levyfda95e8d: "Sustainable Development Fee",
    levyd6108e11: "Tourism tax",
    levyfcf1e76e: "Tourist card",
    levy0a0bb6a7: "Tourist fee",
    levydf9a4e71: "UN buffer zone",
    levyc97a8d54: "Visa Integrity Fee",
    zone89161182: "Common Nordic labour market",
    zone32e23ef1: "Common Travel Area",
    zone5f1162c5: "Cyprus",
    zonedd8668ac: "Economic Community of West African States",
    zoned4130603: "European Union and European Economic Area",
    zonea7f8517c: "Gulf Cooperation Council",
    zone4acf2f57: "MERCOSUR and associated states: travel on an identity document",
    zonec4dd1e77: "Schengen area",
    zonee367adc1: "Switzerland with the EU and the EEA EFTA states",
    zone666682cd: "Trans-Tasman Travel Arrangement",
    zoneNote40a2f938: "Days in Cyprus do not count in the Schengen area, and days there do not count in Cyprus.",
    zoneNote48b8889b: "Stays under a residence permit or a long-stay visa do not count.",
    linkc2781861: "All foreigners, within 72 hours before arrival.",
    link0d2be44e: "Applied for in the AustralianETA app.",
    link3a7a9763: "At the latest 1 hour before.",
    linkc396b0a4: "At the latest 48 hours before you travel.",
    link410c3fac: "Fee differs by nationality (official schedule of 2026-07-09).",
    link20f0036d: "For arrival and departure.",
    linkfe894786: "For arrival at the airports.",
    link99e9da42: "For arrival by air.",
    linkd26ec928: "For arrival by land only.",
    linkcb1b9f82: "For the airports of Vientiane, Luang Prabang and Pakse, and Friendship Bridge I.",
    link02fb47a5: "From the age of 18.",
    link1a720fe8: "If you come from a country with Ebola; another official page says everyone.",
    linkf990e3db: "In August 2026 the address used for applications led to a private company: start from the page of that country’s foreign ministry.",
    link62b513cd: "Nobody can apply for it yet.",
    link05bbdb70: "Not for citizens of Singapore.",
    link50fffb1d: "Not if you only change planes.",
    link5f83e351: "Official pages disagree: 3 or 7 days before arrival.",
    link7c484e6a: "On paper, on arrival.",
    linkd66a8f40: "Only with a visa of the United States, the United Kingdom or a Schengen state that was used at least once, or a permanent residence permit of the United States, the United Kingdom or an EU state.",
    link3906b26f: "Or a paper card on arrival. You don’t need it with a K-ETA.",
    link6fa99c99: "Paper is accepted too.",
    linkc93e12f4: "Part of the arrival card.",
    link79402a4c: "Replaced visas on arrival on 2025-05-01.",
    link7a35bf7e: "The United Kingdom says from 24 hours before.",
    linkabe7803d: "You get it on arrival: keep it until you leave.",
    priceb7fbac5e: "EUR 100 for several entries",
    pricef84b74bf: "EUR 45 from 6 to 11 years; free under 6 years",
    price8839faba: "MOP 300 for several entries; less for children",
    price7de4b999: "USD 10 for each further entry; plus service charges",
    price703713c3: "USD 100 for several entries",
    pricefd2584c9: "USD 150 for several entries",
    price3dbcf4b1: "USD 25 on arrival",
    price9aad033f: "USD 350 for several entries; not refunded",
    price072fa5b4: "USD 39 online; not refunded",
    pricea34644c6: "USD 50 for several entries",
    price152a9cf5: "USD 50 for several entries; not refunded",
    price42807099: "USD 60 for several entries",
    price8c61d8ed: "USD 60 on arrival",
    price4009c2c0: "USD 65 for several entries",
    price30d7236d: "USD 8 online; not refunded",
    price01b39eb9: "USD 90 for several entries",
    pricee9213756: "at least",
    price3364389d: "at the embassy in Berlin; plus insurance",
    pricee4e56a1c: "at the embassy in Washington",
    price764485d6: "by card; cash as a back-up",
    priced2a354aa: "by card; not refunded",
    price888c448c: "free under 12 years",
    price150342c2: "half when you apply, half if it is granted",
    priceffcc9c72: "in cash",
    price9ca918e3: "in local currency",
    price7af8965a: "in the app; 23 on the web; and a levy of NZD 100",
    price09f07077: "in the app; 23 on the web; plus a levy of NZD 100",
    pricef7193581: "it depends on the passport",
    price7db0bd04: "less for children; free under 12 years",
    priced5e3710c: "more for 2 years and longer",
    pricea7d8c794: "not refunded",
    price9a2ffad7: "not refunded; plus a fee that depends on the passport",
    pricee184ac91: "not refunded; plus bank charges",
    price7f0596da: "official pages disagree",
    price4e2b66a1: "only if it is granted",
    priceff2a0945: "or EUR 150, by consulate",
    pricef1a55160: "per person",
    pricec44aab6c: "plus CAD 85 for biometrics",
    pricee1558109: "plus USD 20 for messages",
    price405f48c9: "plus a charge for cards",
    pricecf6aee6b: "plus a charge for cards; not refunded",
    pricef3adcba1: "plus insurance",
    price3d0a73bc: "plus service charges; in cash",
    pricead5cfc81: "service charge of the app",
    pricec490eefb: "with medical insurance",
    placea1f2f745: "Leave by air at the latest by the end of the next day",
    placec6473f81: "Named border crossings; with a letter of invitation",
    place2eea9a3b: "Neighbourhood of the port of arrival (its municipality; for Narita in principle also Tokyo)",
    place01ec887d: "Only for those who need an eTA to enter",
    placebeab732b: "Only on a journey to or from Australia, Canada, New Zealand or the US, whichever issued the visa",
    placecae8eafb: "Only on a journey to or from the country whose visa or residence is held",
    place3963cc23: "Only the permitted areas of 24 provinces; in Shanxi, Heilongjiang, Jiangxi, Guangxi, Sichuan, Yunnan named cities",
    placea8f986e4: "To or from the US; Pearson Terminal 1 only; approved airlines and Asian cities; leave the same day",
    place5b05384a: "Toronto Pearson: Terminal 1 only; approved airlines only",
    placed34e7a45: "Transit area of Auckland Airport only; it does not allow entry",
    place8a215617: "Transit area of the airport only; no entry (stay of 0 days)",
    areae2b578fe: "Andean Migration Statute (Decision 878)",
    area2522a3e6: "CARICOM full free movement",
    area9bef6982: "CPLP mobility agreement, into Portugal",
    area5999458a: "Chinese nationals of Hong Kong, Macao and Taiwan in mainland China",
    area4db2c6be: "Citizens of Andorra in France and Spain",
    areafc31b1cf: "Citizens of Croatia in Switzerland",
    area908ad750: "Citizens of Liechtenstein in Switzerland",
    areac41054c2: "Citizens of Liechtenstein in the European Economic Area",
    area927ba8a5: "Citizens of the European Economic Area and Switzerland in Liechtenstein",
    areaf6be16d9: "Citizens of the Gulf Cooperation Council in the United Arab Emirates",
    areaf8a5fc53: "Citizens of the United States, Micronesia and the Marshall Islands in Palau",
    area89161182: "Common Nordic labour market",
    area32e23ef1: "Common Travel Area",
    areaed8b94a8: "Common market of the Gulf Cooperation Council",
    area1db9fe21: "Compacts of Free Association with the United States",
    area7902e22b: "E-3 specialty occupation visa",
    area6421f336: "ECOWAS right of residence",
    area4f3ff575: "East African Community common market",
    area2722c254: "Eurasian Economic Union",
    aread4130603: "European Union and European Economic Area",
    areae10bd2f6: "H-1B1 visa",
    area4be70211: "India–Nepal Treaty of Peace and Friendship",
    areaffb2745c: "MERCOSUR residence agreements",
    areafdff375e: "OECS Economic Union",
    area570d5386: "Svalbard",
    areac33fa827: "Switzerland with the European Union, Iceland and Norway",
    area7f88c88e: "TN professionals (USMCA)",
    area666682cd: "Trans-Tasman Travel Arrangement",
    zoneaa7f9a56: "Compact of Free Association",
    zone524cd279: "Treaty of Peace and Friendship of India and Nepal",
    zone0b368937: "Union State of Belarus and Russia",
    rightNotef734a7e7: "By land or air over the border with India, an identity document with a photo is enough.",
    rightNote04ec23aa: "By land or air over the border with Nepal, an identity document is enough. From other countries you need a passport; from China, Hong Kong, Macao or Pakistan also a visa.",
    rightNote37de8941: "You get Form I-94 when you enter. It shows that you may stay and work. If you were naturalised, ask first: not all naturalised citizens have this right.",
    rightNoted5454320: "You get a Special Category visa at the border, without a fee. You must be of good character and in good health.",
    rightNoteab14a1d1: "You get a resident visa at the border, without a fee. You must be of good character.",
    borderc3691f73: "Between most Gulf states, a national identity card is enough.",
    borderd801f180: "For stays of more than 90 days.",
    question25126ad5: "Does the visa I need depend on my passport or on where I live?",
    answer85f641f8: "On your passport. Entry rules are written for nationalities, so two people who live in the same street may need different visas. Where you live still matters for the place you apply at, and some countries relax their rules for holders of certain residence permits. If you have two passports, compare both and enter and leave on the same one.",
    question75bef2a9: "What is the difference between a visa, an e-visa, a visa on arrival and an ETA?",
    answer90e3dd6c: "A visa is permission you obtain in advance, usually from a consulate. An e-visa is the same permission, applied for and issued online. A visa on arrival is given at the border, often for a fee. An ETA, short for electronic travel authorisation, is not a visa: it is a short online check for people who need none, but without it the airline may not let you board.",
    questione8a9a9b0: "Do I need a transit visa if I only change planes?",
    answer30fc1741: "Often not, as long as you stay airside and your bags are checked through. You may need one if you have separate tickets, collect luggage, change airport or terminal, or stay overnight, and a few countries ask some nationalities for a visa even inside the airport. Look at [the list for your passport](/visa-info/transit) and ask your airline before you book.",
    question3cde869e: "What happens if I stay longer than I am allowed to?",
    answer530a90d0: "Overstaying is an offence nearly everywhere, even by a day. Depending on the country you may be fined for each day, be detained or deported, or be barred from returning for years, and later applications elsewhere can suffer. Check whether the day of arrival counts. If you need more time, ask for an extension before your stay ends, not after.",
    questionca000e2c: "How long does my passport have to be valid for the place I am visiting?",
    answer915a4cd1: "Six months from the day you arrive is the safe rule, and the United Arab Emirates and Indonesia apply it. The Schengen Area asks for three months after you leave, in a passport issued within the last ten years. Japan asks only that it lasts for the stay. Airlines check this at the counter, so renew early if you are close, and keep two pages blank.",
    question69c0aa6c: "What do the tourist, transit and nomad categories mean?",
    answer567432d0: "They describe what a place is suited to. Tourist destinations are worth a journey of their own, transit destinations are places where many travellers change planes or stop for a day or two, and nomad destinations offer some way to stay longer while you work remotely. A place can be in more than one. The category never replaces the visa rules for your passport.",
    questiona6cb2ad0: "How are destinations rated?",
    answerb744b277: "Whoever enters a destination gives it a rating from 0 to 5 with one decimal. The ratings of Dubai, Paris, Bali and Tokyo came with the site as examples: they are nobody’s judgement. A rating is about the place as somewhere to visit, not about how easy its visa is. The popular destinations on the home page are shown with the highest rating first.",
    questionec994d51: "How does the site know which country I am from?",
    answerb3d88abb: "It makes a guess. The server looks up the network address of your connection in a table it keeps itself, without asking another service. That tells it where you are connecting from, not which passport you hold, so it can be wrong if you are travelling, live abroad or use a VPN. Choose your passport under “From:” in the header and the visa answers follow it.",
    question0dd9a4d0: "Where does the information come from, and can I rely on it?",
    answer87e7c981: "Every answer of a country names its source and its date. Some are official lists; most are collections by others that were not checked here, and the answer says so. What a destination adds may name no source. Rules and fees change, sometimes overnight, and the officer at the border has the last word. Use these pages to plan, and confirm with the embassy or the official immigration website before you pay for anything.",
    question3d66e889: "I found a mistake. How can I suggest a correction?",
    answer214d6551: "Please write to us through the form at /contact. Name the destination, the passport and the type of visa, say what should change, and add a link to the official page if you have one. “Is this wrong?” below an answer sends that answer along.",
    answerda845c95: "Often not, as long as you stay airside and your bags are checked through. You may need one if you have separate tickets, collect luggage, change airport or terminal, or stay overnight, and a few countries ask some nationalities for a visa even inside the airport. Look at the transit entry for your passport and ask your airline before you book.",
    answer44f0b646: "Overstaying is an offence nearly everywhere, even by a day. Depending on the country you may pay a fine for each day, be detained or deported, or be barred from returning for years, and later applications elsewhere can suffer. Check whether the day of arrival counts. If you need more time, ask for an extension before your stay ends, not after.",
    heroe23cc3db: "Where can I go with my passport?",
    hero43c765e4: "Find a destination and see what you need there: whether a visa, for how long, at what cost, with which documents.",
    footer82a17504: "Where you can go, and what you need with your passport.",
    footer21f29224: "All rights reserved.",
    hours99a11380: "10 AM to 4 PM",
    hoursf25ed7d8: "9 AM to 6 PM",
    hoursc21ead06: "Closed",
    hoursa16bd7bf: "Monday to Friday",
    hoursdbe35c73: "Saturday",
    hours873fef76: "Sunday",
    bestTime395aa3d8: "April to June",
    privacy6dbc77b0: "What this site stores about you, why, and for how long.",
    privacy1035c2d2: "# Reading pages",
    privacy8ee2327e: "You can read everything without an account. There are no advertisements, no tracking, no analytics and no scripts from other sites. If an administrator gave a destination an image from another website, your browser asks that website for it.",
    privacyc87d71d8: "# Your network address",
    privacyeba00973: "To guess your country, the server looks your address up in its own database. The address leaves the server only if whoever runs this site has set up an outside look-up service. Addresses appear in the server’s log, and are kept in memory for up to an hour to slow down abuse of the forms. Only if you try to sign in as an administrator is a fingerprint of your address stored, for half an hour at most.",
    privacy760cbe51: "# Newsletter",
    privacyfe32e67e: "If you subscribe, your email address and the time are stored until you unsubscribe or ask us to delete them. They are used for the newsletter only. Where this site sends email, you are asked by email to confirm first, and an address that nobody confirms is deleted after 14 days. What we have sent you is on record, without its text, for 30 days.",
    privacy9b5e3955: "# Changes by email",
    privacy372c0632: "Where this site sends email, you may ask it to tell you when an answer changes. Your email address, the answers you chose and the time are stored until you end that with the link in every one of these emails. What nobody confirms is deleted after 14 days.",
    privacyc9f0d357: "# Contact form",
    privacy50380faf: "Your name, email address, message and the time are stored so that we can answer, and so is what we answer from here. Ask us, and we delete them.",
    privacy1b8340a8: "# Your passports",
    privacyc8b6cd02: "The passports you state, four at most, are kept in a cookie of your browser and nowhere else, and so are the visas, residence permits and country of residence that you choose: see the cookies page. So that what most people ask for is checked first, the server counts how often each passport and destination is asked for, without your address, your cookie or the time. What it has no answer for is counted by day too, so that somebody can look for one, and deleted after 90 days.",
    privacy024b9d17: "# “Is this wrong?”",
    privacy271feb78: "If you tell us that an answer is wrong, that answer, what you write and the time are stored, without your name, email or network address. A report is deleted a year after we have closed it. Please write nothing about yourself in it.",
    privacy3e7308a1: "# Administrators",
    privacy207db725: "For the people who keep this site, their name, their email address, a hash of their password and, if they use it, the secret of their authenticator app are stored until the account is deleted; of each running session its browser, its network and when it was last used. The history of changes keeps their name.",
    privacy04c14c49: "# Your rights",
    privacy8ba3f8aa: "Write to us through the contact page to learn what is stored about you, to have it corrected, or to have it deleted. For your email address we can find and delete everything at once: messages and our replies, newsletter, watched answers, reports that name it, what waits to be sent or was, and what the trash holds; the history of changes stays, without the address. What is deleted is gone from the site at once, and from its backups as newer ones replace them.",
    cookies4907d1dc: "The cookies this site sets, and what each is for.",
    cookies6e89eaeb: "This site sets no cookie until you ask for something that needs one. These are all there are. Over https, their names begin with __Host-.",
    cookiesb5364dfc: "# Your passports (passport)",
    cookies89ace0b0: "Set when you state your passport in the header or beside an answer, so that it stays. It holds the two letters of its country, of up to four if you add more passports, and lasts for a year or until you remove them. Without it the site guesses your country again. A link that you share names only the passport whose answer it shows.",
    cookies5a1dfa97: "# Your documents (documents)",
    cookiesd9a3112c: "Set when you choose visas, residence permits or a country of residence on the page “My documents”. It holds their names, such as us-visa, and lasts for a year or until you remove them there. A link that you share names them only if its address already does.",
    cookies2486212c: "# Signed-in administrators (session)",
    cookies6ac1acc6: "Set only for the people who keep this site, when they sign in. It holds a random number that stands for their session, which ends 30 days after its last use at the latest, and when they sign out.",
    cookies7485e685: "# Browsers of administrators (device)",
    cookiesf702f591: "Set only for administrators who sign in. It holds a random number, signed for their account, that tells a browser that has signed in before from strangers who guess passwords. It lasts for 400 days, or until the password changes.",
    cookies53995406: "# Appearance",
    cookiese1c16246: "If you choose light or dark at the foot of a page, your browser keeps that one word in its local storage. It is never sent to the server; choosing “System” removes it.",
    cookiese933de48: "# Planned stays",
    cookies3ea17ff6: "Stays that you enter on the page “Days in Schengen” are kept in the local storage of your browser until you remove them there. They are never sent to the server, unless your browser runs no scripts: then they are sent to be counted, and not stored.",
    cookies990d098d: "# Saved answers and trips",
    cookiesb73f2f26: "Answers and trips that you save are kept in the local storage of your browser, until you remove them on the page “My travel”. That page asks the server what the answers say today: it sends the passport, destination and documents of each, and the server stores nothing.",
    cookies6b508f63: "# Pages without a network",
    cookies777fec01: "So that they open without a network, your browser keeps the start page, “My travel”, and up to 50 answers and tools that you visited, with their scripts and styles. Pages of links that others shared with you are kept only if you save them. “Forget everything on this device” on the page “My travel” removes all of this.",
    cookiesbaa221b8: "# Scroll positions",
    cookiesfd2f2642: "So that going back lands where you were, your browser keeps how far you had scrolled each page in its session storage. It is never sent to the server and is gone when you close the tab.",
    termse35ecd5f: "The terms under which this site can be used.",
    termsd3999926: "What you can expect from this site, and what it expects from you.",
    termsa5b65fe5: "# What this site is",
    terms06693343: "This site collects what is known about destinations and about the visas that different passports need there. It is information, not legal advice, and it issues no visas and sells nothing.",
    terms8eecd163: "# Check before you travel",
    terms0cfbb69b: "Rules change without notice and officers at the border decide. Before you book and again before you leave, confirm the answer with the embassy or the immigration authority of the country you travel to. The team that runs this site cannot answer for a refused entry or a missed journey.",
    terms535688aa: "# Your country",
    termsedb8fa78: "The site guesses your passport country from your network address, which says where you are and not which nationality you hold. State your passport in the header or beside the answer before you rely on an answer.",
    termsc0b91a64: "# Fair use",
    termsed1d53e2: "You may read, print and link to everything here. Do not try to sign in to what is not yours, to send messages by machine, or to load the site so heavily that others are kept out: such requests are slowed down or refused.",
    terms15694b39: "# Corrections",
    terms952cd737: "If you find something wrong or out of date, tell us through the contact page. Thank you!",
  },
};
export default catalogue;
