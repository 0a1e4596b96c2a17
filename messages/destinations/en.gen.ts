// Compiled from en.json by `npm run messages`.
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
  bestTimeDefault: Record<never, never>;
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
};

const catalogue: Catalogue<Messages> = {
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
    bestTime: "Best Time to Visit",
    bestTimeDefault: "April to June",
    currency: "Currency",
    languages: "Languages",
    timeZone: "Time Zone",
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
  },
};
export default catalogue;
