/**
 * Start writes its module script, its preload links and the state of the page into the page, where they compete with the first paint. We take
 * them out and let one small script fetch them after `load` and the first paint (a tab in the background is not painted: a second later), or at the
 * first touch, key or focus, whichever comes first; and with them the whole style sheet, of which a page carries only what it shows, and
 * the manifest, which a browser would fetch before the first paint. The page says what it waits for (`data-until`: the paint,
 * then the style), so that what nobody sees yet can wait too.
 * It runs the modules one after the other, each in a task of its own, so that a slow phone can answer in between. The script's text is the
 * same on every page: what differs travels in its `data-` attributes. Where something cannot be loaded, what was pressed meanwhile does
 * what it would do without scripts.
 */
export const bootScript = `(()=>{
const{entry,files,style,state}=document.currentScript.dataset,modules=files?files.split(" "):[],page=document.documentElement.dataset,events=["pointerdown","keydown","focusin"];
const breath=()=>new Promise((f)=>setTimeout(f)),add=(tag,what)=>new Promise((ok,no)=>{document.head.append(Object.assign(document.createElement(tag),what,{onload:ok,onerror:no}))});
const unfold=async()=>{for(const part of document.querySelectorAll("#fold~*")){await new Promise((f)=>requestAnimationFrame(()=>setTimeout(f)));part.dataset.shown=""}delete page.until};
let started=false;
const start=async()=>{
if(started)return;started=true;
for(const e of events)removeEventListener(e,start,true);
page.until="style";
const whole=Promise.resolve(document.querySelector("head>[rel=stylesheet]")||add("link",{rel:"stylesheet",href:style})).finally(()=>{unfold()});
const rest=Promise.all([whole,state&&add("script",{src:state})]);rest.catch(()=>{});
for(const href of[...modules,entry]){await breath();add("link",{rel:"modulepreload",href}).catch(()=>{})}
add("link",{rel:"manifest",href:"/site.webmanifest"});
try{for(const href of modules){await breath();await import(href)}await rest;await breath();await import(entry)}
catch{page.scripts="failed";for(const b of window.banyanEarlyInput?.stop().presses??[])b.click()}};
for(const e of events)addEventListener(e,start,{capture:true,passive:true});
const painted=()=>{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,1000)};
addEventListener("load",()=>setTimeout(painted),{once:true})
})()`.replaceAll('\n', '')

const PRELOAD = /<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"[^>]*\/?>/g
const SCRIPT = /<script\b([^>]*)>((?:(?!<\/script>)[\s\S])*)<\/script>/g
/** In the scripts by which Start hands over what it knows, where they have no attribute that says so; together they are one script. */
const STATE = /\$R\["tsr"\]|\$tsr-stream-boundary/

/** As `ui/fold.tsx` leaves it. */
const FOLD = '<span id="fold" hidden=""></span>'

export type DeferredPage = {
  /** What the page's script must know before it takes over: a script. */
  readonly state: string
  /** The style that stands in the page. */
  readonly style: string
  /** The page. Its state is fetched from an address, or stands in it with a nonce. */
  readonly html: (state: { readonly address: string } | { readonly nonce: string }) => string
}

/**
 * `style`: the address of the whole style sheet, and what a page needs of it at first. `nonce`: what the app marked its own scripts with; a
 * script without it is content, whatever it looks like.
 */
export function deferHydration(
  rendered: string,
  style: { readonly address: string; readonly firstOf: (html: string) => string },
  nonce: string,
): DeferredPage {
  const mark = ` nonce="${nonce}"`
  const files: string[] = []
  const states: string[] = []
  let entry = ''
  const bare = rendered
    .replace(SCRIPT, (script, attributes: string, text: string) => {
      if (!attributes.includes(mark)) return script
      const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
      if (src && attributes.includes('type="module"')) entry = src
      else if (attributes.includes('data-tsr-stream-part') || STATE.test(text)) states.push(text)
      else return script
      return ''
    })
    .replace(PRELOAD, (_, href: string) => {
      if (href !== entry) files.push(href)
      return ''
    })
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(mark, '')
  if (!entry) throw new Error('The rendered page names no module to hydrate it')
  if (states.length === 0) throw new Error('The rendered page says nothing of its state')
  const state = states.join(';')
  const [above = '', below] = bare.split(FOLD)
  const folded = below === undefined ? bare : above.replace('href="#page-end"', 'href="#fold"') + FOLD + below
  // Without scripts nobody fetches the rest. A theme that was chosen comes after the style of the page, and wins.
  const unscripted = below === undefined ? '' : `<noscript><link rel="stylesheet" href="${style.address}"/></noscript>`
  const first = style.firstOf(above + FOLD)
  const styled = folded
    .replace('<html', '<html data-until="paint"')
    .replace('data-style=""', `data-style="${style.address}"`)
    .replace(/(?=<script\b|<\/head>)/, () => `<style>${first}</style>${unscripted}`)
  const data = `data-entry="${entry}" data-files="${files.sort().join(' ')}" data-style="${style.address}"`
  const ending = (inPage: string, address: string) =>
    `${inPage}<script ${data} data-state="${address}">${bootScript}</script></body>`
  return {
    state,
    style: first,
    html: (where) =>
      styled.replace('</body>', () =>
        'address' in where ? ending('', where.address) : ending(`<script nonce="${where.nonce}">${state}</script>`, ''),
      ),
  }
}
