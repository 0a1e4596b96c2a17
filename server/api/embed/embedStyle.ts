import { type Tone, tones } from '#core/answers/tone.ts';
import { type Colour, colours } from '#core/site/colours.ts';

/** The widget's style sheet, in the colours of the site. */
export const embedStyle = `
:root{color-scheme:light;--paper:${themed('surface')};--ink:${themed('ink')};
--soft:${themed('ink-soft')};--line:${themed('line-strong')};--accent:${themed('accent')};
--on-accent:${themed('on-accent')};--focus:${themed('focus')};
--stamp:${themed('unknown')};--ground:${themed('unknown-ground')}}
:root[data-theme=dark]{color-scheme:dark}
:root[data-theme=system]{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:min(1rem,5vw);background:var(--paper);color:var(--ink);overflow-wrap:anywhere;font:1rem/1.45 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
main{max-width:34rem;margin:auto;display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem}
h1,h2,p,dl,dd{margin:0}
h1{font-size:1.125rem;line-height:1.25}
h2{font-size:1.25rem;line-height:1.2}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:.25rem .5rem}
label{flex-basis:100%;font-weight:600;font-size:.875rem}
select,button{min-height:2.75rem;font:inherit;border-radius:.625rem;padding:.375rem .75rem}
select{flex:1 1 8rem;min-width:0;border:1px solid var(--line);background:var(--paper);color:inherit}
button{border:0;background:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer}
.verdict{display:flex;gap:min(.75rem,3vw);padding:.875rem min(1rem,5vw);border:1px solid;border-radius:1rem;background:var(--ground);color:var(--stamp)}
.verdict svg{flex:none}
.verdict p{margin-top:.125rem}
${tones
  .filter((tone) => tone !== 'unknown')
  .map(toned)
  .join('\n')}
.doubtful{border-width:2px}
.unknown{border-style:dashed}
.strong{font-weight:600}
.small{font-size:.875rem}
.soft{color:var(--soft)}
.notice{border-inline-start:4px solid ${themed('doubtful')};padding-inline-start:.75rem}
.full{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
`;

function toned(tone: Tone): string {
  return `.${tone}{--stamp:${themed(tone)};--ground:${themed(`${tone}-ground`)}}`;
}

function themed(colour: Colour): string {
  return `light-dark(${colours[colour].join(',')})`;
}
