// Compiled from map.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  zoom: Record<never, never>;
  zoomIn: Record<never, never>;
  zoomOut: Record<never, never>;
  wholeWorld: Record<never, never>;
  hintMouse: Record<never, never>;
  hintTouch: Record<never, never>;
  fullAnswer: Record<never, never>;
  answerDays: { access: string | number; count: number };
  answerMonths: { access: string | number; count: number };
  answerMarks: { answer: string | number; marks: string | number };
  spoken: { country: string | number; answer: string | number };
  sameAsTable: Record<never, never>;
  borders: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'map',
  language: 'en',
  messages: {
    zoom: "Zoom",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    wholeWorld: "Whole world",
    hintMouse: "Hover for details. Ctrl + scroll to zoom, drag to move.",
    hintTouch: "Tap a country. Use two fingers to zoom and move.",
    fullAnswer: "Full answer",
    answerDays: [["access"],", ",["count",2,{"one":["up to ",0," day"],"other":["up to ",0," days"]}]],
    answerMonths: [["access"],", ",["count",2,{"one":["up to ",0," month"],"other":["up to ",0," months"]}]],
    answerMarks: [["answer"],". ",["marks"]],
    spoken: [["country"],": ",["answer"]],
    sameAsTable: "Show as a table",
    borders: "About these borders",
  },
};
export default catalogue;
