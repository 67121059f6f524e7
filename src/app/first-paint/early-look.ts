import { constants } from '#catalogue/constants.ts'
import { type StorageKey, versionOf } from '#catalogue/storage-keys.ts'
import { fontSizes, themes } from '#catalogue/themes.ts'
import { keyOf } from '#platform/storage/key.ts'

const papers = Object.fromEntries(Object.entries(themes).map(([theme, { paper }]) => [theme, paper]))

/** An older version counts as nothing until the page has brought it up to date. */
const kept = (key: StorageKey) => `kept(${JSON.stringify(keyOf(key))},${versionOf(key)})`

/**
 * Runs in the head, before anything is painted: theme, font size, hidden amounts, compact news, fonts, a closed banner,
 * and whether somebody is signed in.
 * A page brings the default theme only; any other is in the late style sheet, which that browser has in its cache.
 * The text is the same on every page, because its hash stands in the policy; what differs is in `data-` attributes.
 */
export const earlyLookScript = `(()=>{
const page=document.documentElement.dataset,{banner,fonts,style}=document.currentScript.dataset,papers=${JSON.stringify(papers)},
add=(tag,what)=>document.head.append(Object.assign(document.createElement(tag),what)),
kept=(key,version)=>{try{const e=JSON.parse(localStorage.getItem(key));return e?.v===version?e.data:null}catch{return null}},
theme=${kept('theme')},size=${kept('fontSize')};
page.theme=Object.hasOwn(papers,theme)?theme:${JSON.stringify(constants.defaultTheme)};
if(style&&page.theme!==${JSON.stringify(constants.defaultTheme)})document.write('<link rel="stylesheet" href="'+style+'">');
if(${JSON.stringify(Object.keys(fontSizes))}.includes(size))page.fontSize=size;
if(${kept('hideAmounts')}===true)page.hideAmounts="";
if(${kept('compactNews')}===true)page.compactNews="";
if(${kept('lastIdentity')})page.member="";
if(banner&&${kept('bannerClosed')}===banner)page.banner="closed";
if(fonts&&${kept('fontsFetched')}===fonts){page.fonts="own";for(const href of fonts.split(" "))add("link",{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href})}
add("meta",{name:"theme-color",content:papers[page.theme]})
})()`.replaceAll('\n', '')
