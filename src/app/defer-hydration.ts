/**
 * Start writes its module script and preload links into the page, where they compete with the first paint. We take them out
 * and let one small script add them after `load`, or at the first touch, key or focus, whichever comes first.
 * It runs them one after the other, each in a task of its own, so that a slow phone can answer in between.
 * The style sheets that are inlined get a link that is switched off, so that nothing fetches them again. The script's text is the same on
 * every page: what differs travels in its `data-` attributes. Where the module cannot be loaded, what was pressed meanwhile does what it
 * would do without scripts.
 */
export const bootScript = `(()=>{
const{entry,preload,styles}=document.currentScript.dataset,list=(text)=>text?text.split(" "):[],files=list(preload),events=["pointerdown","keydown","focusin"];
const link=(rel,href)=>{const l=document.createElement("link");l.rel=rel;if(rel==="stylesheet")l.disabled=true;l.href=href;document.head.append(l)};
let started=false;
const start=async()=>{
if(started)return;started=true;
for(const e of events)removeEventListener(e,start,true);
for(const href of[...files,entry])link("modulepreload",href);for(const href of list(styles))link("stylesheet",href);
try{for(const href of[...files,entry]){await import(href);await new Promise((f)=>setTimeout(f))}}
catch{document.documentElement.dataset.scripts="failed";for(const b of window.banyanEarlyInput?.stop().presses??[])b.click()}};
for(const e of events)addEventListener(e,start,{capture:true,passive:true});
document.readyState==="complete"?start():addEventListener("load",()=>setTimeout(start),{once:true})
})()`.replaceAll('\n', '')

const PRELOAD = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*\/?>/g
const ENTRY = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"[^>]*><\/script>/

/** `stylesOf`: the style sheets that a page's script brings along. */
export function deferHydration(html: string, stylesOf: ReadonlyMap<string, readonly string[]> = new Map()): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('The rendered page names no module to hydrate it')
  const preloads: string[] = []
  const bare = html.replace(ENTRY, '').replace(PRELOAD, (_, href: string) => {
    if (href !== entry) preloads.push(href)
    return ''
  })
  const styles = preloads.flatMap((href) => stylesOf.get(href) ?? [])
  const data = `data-entry="${entry}" data-preload="${preloads.sort().join(' ')}" data-styles="${styles.join(' ')}"`
  return bare.replace('</body>', () => `<script ${data}>${bootScript}</script></body>`)
}
