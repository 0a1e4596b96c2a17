/**
 * The closed vocabularies of what a site keeps: destinations, accounts, mail, imports; one array
 * each. The types of tables and the enumerations of inputs derive from them.
 */

/** Continents of the visitors' filter. */
export const filterContinents = [
  'Asia',
  'Europe',
  'North America',
  'South America',
  'Africa',
  'Oceania',
] as const;

/** Continents of the administrators' form. */
export const continents = [...filterContinents, 'Antarctica'] as const;
export type Continent = (typeof continents)[number];

export const destinationTypes = ['tourist', 'transit', 'nomad'] as const;
export type DestinationType = (typeof destinationTypes)[number];

/** Visitors see only published records; scheduled ones are published at their time. */
export const publishStatuses = ['draft', 'published', 'scheduled'] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/** Orders of the visitors' list of destinations. */
export const destinationOrders = ['newest', 'rating'] as const;
export type DestinationOrder = (typeof destinationOrders)[number];

/**
 * Who vouches for a destination's requirement: the site's team; the team, as it was saved before
 * this was stored (to be confirmed); nobody, as a shipped sample; or nobody any more, as the team
 * put it below the country's rule. See `isOfTeam`.
 */
const requirementStandings = ['team', 'carried_over', 'sample', 'set_aside'] as const;
export type RequirementStanding = (typeof requirementStandings)[number];

export const faqCategories = ['general', 'visa', 'destination'] as const;
export type FaqCategory = (typeof faqCategories)[number];

/**
 * Administrators may do everything; editors maintain destinations, requirements, rules and the
 * inbox.
 */
export const roles = ['administrator', 'editor'] as const;
export type Role = (typeof roles)[number];

/** What a link to choose a password is for. */
const accountLinkPurposes = ['invitation', 'reset'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** Who changed a record: a signed-in user, a command in a terminal, the site itself, or a visitor. */
const actorKinds = ['user', 'command', 'site', 'visitor'] as const;
export type ActorKind = (typeof actorKinds)[number];

export const messageStatuses = ['unread', 'read', 'answered', 'archived', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Reports of wrong answers. */
export type ReportStatus = 'open' | 'closed';

/** Pending until the address is confirmed by mail, if the site sends mail. */
const subscriberStatuses = ['pending', 'subscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Watched answers, pending until the address is confirmed by mail. */
const watchStatuses = ['pending', 'confirmed'] as const;
export type WatchStatus = (typeof watchStatuses)[number];

export const outboxStates = ['waiting', 'sent', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** An edition is staged while its rules are being stored. */
const editionStates = ['staged', 'ready'] as const;
export type EditionState = (typeof editionStates)[number];

/** Uploaded files, from preview to import. */
const importStates = ['previewed', 'applying', 'applied', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Links to other sites that are checked: images, and official links and pages. */
export const checkedLinkKinds = ['image', 'official'] as const;
export type LinkKind = (typeof checkedLinkKinds)[number];

/** Columns by which the panel's list of rules is sorted. */
export const ruleSorts = ['passport', 'destination', 'access', 'stay', 'source'] as const;

/** Sort columns of the panel's list of destinations. */
export const destinationSorts = ['name', 'country', 'rating', 'popular', 'updated'] as const;
