/**
 * Runs in the head. Until React has taken over, typed values are remembered and presses of buttons are held back; both
 * are then given to React (`use-early-input.ts`). Links are not held: the browser follows them to a whole page.
 */
export const earlyInputScript = `(()=>{
if("plain"in document.currentScript.dataset)return;
const presses=new Set,values=new Map,
press=(e)=>{const b=e.target.closest?.("button");if(!b||b.disabled)return;e.preventDefault();e.stopImmediatePropagation();presses.add(b);b.dataset.waiting=""},
type=(e)=>{const t=e.target;values.delete(t);values.set(t,t.type==="checkbox"||t.type==="radio"?t.checked:t.value)},
stop=()=>{removeEventListener("click",press,true);removeEventListener("input",type,true);for(const b of presses)delete b.dataset.waiting;return{presses,values}};
addEventListener("click",press,true);addEventListener("input",type,true);
window.banyanEarlyInput={stop}
})()`.replaceAll('\n', '')
