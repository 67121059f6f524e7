import { constants } from '#catalogue/constants.ts'
import { type StorageKey, versionOf } from '#catalogue/storage-keys.ts'
import { fontSizes, themes } from '#catalogue/themes.ts'
import { keyOf } from '#platform/storage/key.ts'

const papers = Object.fromEntries(Object.entries(themes).map(([theme, { paper }]) => [theme, paper]))

/** An older version counts as nothing until the page has brought it up to date. */
const kept = (key: StorageKey) => `kept(${JSON.stringify(keyOf(key))},${versionOf(key)})`

/**
 * Runs in the head, before anything is painted: theme, font size, hidden amounts, own fonts, a closed banner.
 * A page brings the default theme only; any other is in the late style sheet, which that browser has in its cache.
 * The text is the same on every page, because its hash stands in the policy; what differs is in `data-` attributes.
 * The router writes the script again when it changes pages: then it does nothing.
 */
export const earlyLookScript = `(()=>{
if(document.readyState!=="loading")return;
const root=document.documentElement,{banner,fonts,style}=document.currentScript.dataset,papers=${JSON.stringify(papers)},
kept=(key,version)=>{try{const e=JSON.parse(localStorage.getItem(key));return e?.v===version?e.data:null}catch{return null}},
theme=${kept('theme')},size=${kept('fontSize')},
meta=document.createElement("meta"),known=Object.hasOwn(papers,theme)?theme:${JSON.stringify(constants.defaultTheme)};
root.dataset.theme=known;
if(style&&known!==${JSON.stringify(constants.defaultTheme)})document.write('<link rel="stylesheet" href="'+style+'">');
if(${JSON.stringify(Object.keys(fontSizes))}.includes(size))root.dataset.fontSize=size;
if(${kept('hideAmounts')}===true)root.dataset.hideAmounts="";
if(banner&&${kept('bannerClosed')}===banner)root.dataset.banner="closed";
if(fonts&&${kept('fontsFetched')}===fonts){root.dataset.fonts="own";
for(const href of fonts.split(" ")){const l=document.createElement("link");l.rel="preload";l.as="font";l.type="font/woff2";l.crossOrigin="";l.href=href;document.head.append(l)}}
meta.name="theme-color";meta.content=papers[known];document.head.append(meta)
})()`.replaceAll('\n', '')
