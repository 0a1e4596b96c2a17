// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  zoom: Record<never, never>;
  zoomIn: Record<never, never>;
  zoomOut: Record<never, never>;
  wholeWorld: Record<never, never>;
  hintMouse: Record<never, never>;
  hintTouch: Record<never, never>;
  fullAnswer: Record<never, never>;
  answerStay: { access: string | number; stay: string | number };
  answerMarks: { access: string | number; marks: string | number };
  answerStayMarks: { access: string | number; stay: string | number; marks: string | number };
  spoken: { country: string | number; answer: string | number };
  asTable: { count: number };
  sameAsTable: Record<never, never>;
  borders: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  language: 'en',
  messages: {
    zoom: "Zoom",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    wholeWorld: "Whole world",
    hintMouse: "Hover for details. Ctrl + scroll to zoom, drag to move.",
    hintTouch: "Tap a country. Use two fingers to zoom and move.",
    fullAnswer: "Full answer",
    answerStay: [["access"],", up to ",["stay"]],
    answerMarks: [["access"],". ",["marks"]],
    answerStayMarks: [["access"],", up to ",["stay"],". ",["marks"]],
    spoken: [["country"],": ",["answer"]],
    asTable: [["count",2,{"one":[0," country as a table"],"other":["All ",0," as a table"]}]],
    sameAsTable: "Show as a table",
    borders: "About these borders",
  },
};
export default catalogue;
