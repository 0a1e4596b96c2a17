/**
 * The inline script at the end of a page: after the first paint it loads the page's modules,
 * `preloads` first, to avoid a request waterfall. Until then styles, fonts and images have the
 * bandwidth: every page is readable without scripts. In a background tab, which isn't painted, it
 * loads them at once.
 */
export function startScript({ entry, preloads }: { entry: string; preloads: string[] }): string {
  return `{
const inline=document.currentScript;
const add=(parent,name,attributes)=>parent.append(Object.assign(document.createElement(name),attributes));
const start=()=>{
for(const href of ${JSON.stringify(preloads)})add(document.head,'link',{rel:'modulepreload',fetchPriority:'low',href});
add(document.body,'script',{type:'module',src:${JSON.stringify(entry)}});
inline.remove();
};
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start));
}`.replaceAll('\n', '');
}
