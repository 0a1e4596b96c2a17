// Compiled from destinations.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  results: { total: number };
  resultsName: Record<never, never>;
  country: { strong: Tag; country: string | number };
  removeFilter: { country: string | number };
  none: Record<never, never>;
  noneHint: Record<never, never>;
  home: Record<never, never>;
  searchAll: Record<never, never>;
  find: Record<never, never>;
  search: Record<never, never>;
  filters: Record<never, never>;
  continent: Record<never, never>;
  clear: Record<never, never>;
  apply: Record<never, never>;
  entry: Record<never, never>;
  transitFilter: Record<never, never>;
  transitFor: { from: "stated" | "location" | "default"; countries: string | number };
  noVisa: Record<never, never>;
  noVisaMeans: Record<never, never>;
  onlyThese: Record<never, never>;
  visaInformation: Record<never, never>;
  about: { place: string | number };
  special: Record<never, never>;
  history: Record<never, never>;
  food: Record<never, never>;
  sights: Record<never, never>;
  rules: Record<never, never>;
  share: { place: string | number; country: string | number };
  quickInfo: Record<never, never>;
  bestTime: Record<never, never>;
  currency: Record<never, never>;
  languages: Record<never, never>;
  timeZone: Record<never, never>;
  emergency: Record<never, never>;
  police: Record<never, never>;
  ambulance: Record<never, never>;
  fire: Record<never, never>;
  weather: Record<never, never>;
  noWeather: Record<never, never>;
  climate: Record<never, never>;
  season: Record<never, never>;
  temperature: Record<never, never>;
  rain: Record<never, never>;
  degrees: { min: string | number; max: string | number };
  millimetres: { rain: string | number };
  preview: { strong: Tag };
  previewUntil: { strong: Tag; time: string | number };
  listing: { category: "tourist" | "transit" | "nomad" | "all" };
  listingDescription: { category: "tourist" | "transit" | "nomad" };
  searchDescription: Record<never, never>;
  continentsTitle: Record<never, never>;
  continentsDescription: Record<never, never>;
  continentsIntro: Record<never, never>;
  continents: Record<never, never>;
  popularTitle: Record<never, never>;
  popularDescription: Record<never, never>;
  popularIntro: Record<never, never>;
  previewTitle: { title: string | number };
  shareImage: { place: string | number; country: string | number };
  photos: Record<never, never>;
  photosOf: { place: string | number };
  noPhotos: { place: string | number };
  photoNumber: { number: string | number; count: string | number };
  closePhotos: Record<never, never>;
  previousPhoto: Record<never, never>;
  nextPhoto: Record<never, never>;
  notFoundText: Record<never, never>;
  previewNotFoundText: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'destinations',
  language: 'en',
  messages: {
    results: [["total",2,{"one":["Showing ",0," result"],"other":["Showing ",0," results"]}]],
    resultsName: "Results",
    country: ["Country: ",["strong",["country"]]],
    removeFilter: ["Remove filter: ",["country"]],
    none: "No destinations found",
    noneHint: "Try changing your search filters to find more destinations",
    home: "Back to Home",
    searchAll: "Search all destinations",
    find: "Name or country",
    search: "Search",
    filters: "Filters",
    continent: "Continent",
    clear: "Clear all",
    apply: "Apply",
    entry: "Entry",
    transitFilter: "Changing planes",
    transitFor: [["from",1,{"stated":["Changing planes. Passport: ",["countries"]],"location":["Changing planes. Passport: ",["countries"]," (our guess)"],"default":["Changing planes. Passport: ",["countries"]," (the site’s default)"],"other":""}]],
    noVisa: "No visa beforehand",
    noVisaMeans: "Visa free, visa on arrival or travel authorisation",
    onlyThese: "Show only these",
    visaInformation: "Visa Information",
    about: ["About ",["place"]],
    special: "What makes it special",
    history: "Its own history, culture and everyday life",
    food: "Local food, from market stalls to the table",
    sights: "Sights and landscapes worth the journey",
    rules: "Entry rules for your passport on this page",
    share: [["place"],", ",["country"]],
    quickInfo: "Quick Info",
    bestTime: "Best time to visit",
    currency: "Currency",
    languages: "Languages",
    timeZone: "Time zone",
    emergency: "Emergency Numbers",
    police: "Police",
    ambulance: "Ambulance",
    fire: "Fire",
    weather: "Weather",
    noWeather: "We have no climate data for this place yet.",
    climate: "Average temperature and rainfall by season",
    season: "Season",
    temperature: "Temperature",
    rain: "Rain a month",
    degrees: [["min"]," to ",["max"]," °C"],
    millimetres: [["rain"]," mm"],
    preview: [["strong","Preview: not published"]],
    previewUntil: [["strong","Preview: not published"]," until ",["time"]],
    listing: [["category",1,{"tourist":"Tourist Destinations","transit":"Transit Destinations","nomad":"Nomad Destinations","all":"All Destinations","other":""}]],
    listingDescription: [["category",1,{"tourist":"Destinations for a holiday: what each is like, and the entry rules that are known.","transit":"Destinations for a stopover, with the transit rules that are known.","nomad":"Destinations to work from for a while, with visas, costs and lengths of stay.","other":""}]],
    searchDescription: "Search destinations by category, country and continent.",
    continentsTitle: "Explore by Continent",
    continentsDescription: "How many destinations each continent has.",
    continentsIntro: "Choose a continent to see where you can go.",
    continents: "Continents",
    popularTitle: "Popular Destinations",
    popularDescription: "The destinations travellers ask about most.",
    popularIntro: "The destinations travellers ask about most, best rated first.",
    previewTitle: ["Preview: ",["title"]],
    shareImage: [["place"],", ",["country"],": an image of the place and its name"],
    photos: "Photos",
    photosOf: ["Photos: ",["place"]],
    noPhotos: [["place"],": no photos yet. These frames show its poster."],
    photoNumber: [["number"]," of ",["count"]],
    closePhotos: "Close",
    previousPhoto: "Previous photo",
    nextPhoto: "Next photo",
    notFoundText: "The destination you are looking for is not, or no longer, on this site.",
    previewNotFoundText: "This preview has expired, or its link is not complete. Ask for a new link.",
  },
};
export default catalogue;
