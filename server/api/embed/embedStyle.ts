/** The widget's style sheet, with the colours of src/styles/tokens.css. */
export const embedStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fff,#152331);--ink:light-dark(#12263a,#eef1ee);
--soft:light-dark(#475869,#b0bcc7);--line:light-dark(#837b6b,#7b8c9a);--accent:light-dark(#b8341d,#ff8a6d);
--on-accent:light-dark(#fff,#1d0d08);--focus:light-dark(#1559b5,#8cc0ff);
--stamp:light-dark(#475869,#b0bcc7);--ground:light-dark(#eceae4,#1c2b38)}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--paper);color:var(--ink);font:16px/1.45 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
main{max-width:34rem;margin:auto;display:grid;gap:.75rem}
h1,h2,p,dl,dd{margin:0}
h1{font-size:1.125rem;line-height:1.25}
h2{font-size:1.25rem;line-height:1.2}
a{color:var(--accent);text-underline-offset:.2em;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{display:grid;grid-template-columns:1fr auto;gap:.25rem .5rem}
label{grid-column:1/-1;font-weight:600;font-size:.875rem}
select,button{min-height:2.75rem;font:inherit;border-radius:.625rem;padding:.375rem .75rem}
select{min-width:0;width:100%;border:1px solid var(--line);background:var(--paper);color:inherit}
button{border:0;background:var(--accent);color:var(--on-accent);font-weight:600;cursor:pointer}
.verdict{display:flex;gap:.75rem;padding:.875rem 1rem;border:1px solid;border-radius:1rem;background:var(--ground);color:var(--stamp)}
.verdict svg{flex:none}
.verdict p{margin-top:.125rem}
.free{--stamp:light-dark(#17633d,#7fdcaa);--ground:light-dark(#e5f3ea,#12301f)}
.arrival{--stamp:light-dark(#1b4f8f,#9cc7ff);--ground:light-dark(#e6eff9,#13283f)}
.advance{--stamp:light-dark(#9a3412,#ffb38a);--ground:light-dark(#fceee4,#3a2013)}
.refused{--stamp:light-dark(#8f1d2c,#ff9fa8);--ground:light-dark(#fbe6e8,#3b151b)}
.doubtful{--stamp:light-dark(#7a5200,#f5c55c);--ground:light-dark(#fdf1cf,#352806);border-width:2px}
.unknown{border-style:dashed}
.strong{font-weight:600}
.small{font-size:.875rem}
.soft{color:var(--soft)}
.notice{border-inline-start:4px solid light-dark(#7a5200,#f5c55c);padding-inline-start:.75rem}
.full{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600}
`;
