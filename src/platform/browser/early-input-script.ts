/**
 * Runs in the head. Until React has taken over, what a person types is remembered and what they press is held back; both are
 * given to React then (`early-input.ts`). Links are not held: the browser follows them by itself, to a page that is whole.
 */
export const earlyInputScript = `(()=>{
if(document.readyState!=="loading")return;
const presses=new Set,values=new Map,
press=(e)=>{const b=e.target.closest?.("button");if(!b||b.disabled)return;e.preventDefault();e.stopImmediatePropagation();presses.add(b);b.dataset.waiting=""},
type=(e)=>{const t=e.target;values.delete(t);values.set(t,t.type==="checkbox"||t.type==="radio"?t.checked:t.value)},
stop=()=>{removeEventListener("click",press,true);removeEventListener("input",type,true);for(const b of presses)delete b.dataset.waiting;return{presses,values}};
addEventListener("click",press,true);addEventListener("input",type,true);
window.banyanEarlyInput={stop}
})()`.replaceAll('\n', '')
