import type { SearchWords } from './searchWords.ts';

/** English nationalities are in `nationalities.ts`, places in `places.ts`. */
export const en: SearchWords = {
  into: 'to_live_in can_i_live_in live_and_work_in to in into visit visits visiting enter enters entering see towards',
  from: 'from',
  for: 'for',
  of: 'of in from',
  held: 'with have has having hold holds holding got possess valid',
  holder: 'holder holders',
  wanted: 'need needs needed require requires required get getting apply have_to has_to without',
  lacking:
    'without no not never don doesn haven hasn expired lost denied refused rejected cancelled revoked pending',
  passport:
    'passport passports citizen citizens citizenship national nationals nationality people ' +
    'passport_holder passport_holders',
  visa:
    'visa visas evisa evisas e_visa eta etas esta evoa voa work_visa working_visa student_visa ' +
    'border immigration embassy consulate',
  residence:
    'residence_permit residence_permits resident_permit residency_permit residence_visa residence_card ' +
    'resident_card residency permit permits permanent_resident permanent_residents permanent_residence ' +
    'permanent_residency pr brp',
  greenCard: 'green_card green_cards greencard',
  lives:
    'student_in studying_in expat_in live lives living resident residents reside residing residence based',
  transit:
    'transit transits transiting layover layovers stopover stopovers airside connecting connection ' +
    'connections via change_planes transit_visa',
  working:
    'work working works worker workers job jobs employment employed business work_permit work_permits ' +
    'work_visa working_visa working_holiday working_holidays nurse nurses nursing recruitment',
  nomad:
    'nomad nomads digital remote remotely freelance freelancer freelancers work_remotely ' +
    'working_remotely remote_work',
  flying: 'fly flying flies flight flights departing depart ticket tickets',
  kind:
    'tourist visitor student multiple entry single valid b1 b2 f1 h1b f 1 h h4 j1 l1 c1 multi long short term stay 10 ' +
    'year indefinite permanent biometric diplomatic ordinary old new',
  topic:
    'letter letters english_speaking english_language island male female valley split sec ' +
    'reunion polish medina perm hue cork bled sip canton grenade angora anchorage ' +
    'expired lost denied refused rejected cancelled revoked pending card id dual best time rent run vs ' +
    'tour guide food safe budget bring take carry book buy driving drive licence license bank phone sim ' +
    'child children kid kids baby babies infant minor minors dog cat pet cheap hotel hotels weather ' +
    'vaccine vaccines vaccination vaccinations money cost price validity month months day days week weeks ' +
    'year years hours hour pool beach family parents mother father',
  article: 'a an the my our your his her their its this that these those any all',
  and: 'and or plus',
  filler:
    'airport airports i im we you he she they me us_all ' +
    'can could do does did is are am was be been being need needs needed require required requires ' +
    'requirement requirements get getting go goes going gone travel travels traveling travelling ' +
    'traveller travellers trip holiday holidays vacation tourist tourists tourism stay stays staying ' +
    'entry free how what when where which who whether of on at by it if no not any will would ' +
    'should may might must long much many have has had e please without all there here as with about ' +
    'too also just only but than then so want wants like wife husband friend girlfriend boyfriend ' +
    'spouse partner someone people allowed let know tell t s m re ve ll d don doesn car nice apply ' +
    'application visa_free through when while for soon now still',
};
