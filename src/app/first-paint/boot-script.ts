/**
 * The last script of a page: fetches and runs what `defer-hydration.ts` took out, after `load` and the first paint.
 *
 * - A touch, key or focus starts it at once; a tab in the background, which is never painted, a second after `load`.
 * - The manifest waits for somebody who uses the page: before that no browser offers to install it.
 * - Each module runs in a task of its own, so that a slow phone can answer in between.
 * - `<html data-until>` says what the page waits for: `paint`, then `style`.
 * - Where something cannot be loaded, held presses do what they would do without scripts.
 *
 * Its text is the same on every page, because its hash stands in the policy; what differs is in `data-` attributes.
 */
export const bootScript = `(()=>{
const{files,style,state}=document.currentScript.dataset,modules=files.split(" "),boot=window.banyanBoot={},page=document.documentElement.dataset,events=["pointerdown","keydown","focusin"];
const breath=()=>new Promise((f)=>setTimeout(f)),add=(tag,what)=>new Promise((ok,no)=>{document.head.append(Object.assign(document.createElement(tag),what,{onload:ok,onerror:no}))});
const unfold=async()=>{for(const part of document.querySelectorAll("#fold~*")){await new Promise((f)=>requestAnimationFrame(()=>setTimeout(f)));part.dataset.shown=""}delete page.until};
const offer=()=>{for(const e of events)removeEventListener(e,offer);add("link",{rel:"manifest",href:"/site.webmanifest"}).catch(()=>{})};
let started=false;
const start=async()=>{
if(started)return;started=true;
for(const e of events){removeEventListener(e,start,true);addEventListener(e,offer,{passive:true})}
page.until="style";
const whole=Promise.resolve(document.querySelector("head>[rel=stylesheet]")||add("link",{rel:"stylesheet",href:style})).finally(()=>{unfold()});
const rest=Promise.all([whole,state&&add("script",{src:state})]);rest.catch(()=>{});
for(const href of modules){await breath();add("link",{rel:"modulepreload",href}).catch(()=>{})}
try{for(const href of modules){await breath();await import(href)}await rest;await breath();await boot.begin()}
catch{page.scripts="failed";for(const b of window.banyanEarlyInput?.stop().presses??[])b.click()}};
for(const e of events)addEventListener(e,start,{capture:true,passive:true});
const painted=()=>{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,1000)};
addEventListener("load",()=>setTimeout(painted),{once:true})
})()`.replaceAll('\n', '')
