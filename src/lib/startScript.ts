/**
 * The inline script that ends a page: once the first frame is drawn it asks for the page's modules,
 * `preloads` first, so that none waits until another names it. Until then the styles, the fonts and
 * the images have the connection for themselves: every page can be read without scripts. A page in
 * a background tab has no first frame to wait for.
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
