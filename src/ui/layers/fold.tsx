/**
 * Marks the end of the first screen: content above is styled by inline CSS, content below is skipped until the whole
 * style sheet has loaded (`app/defer-hydration.ts`). At most one per page.
 */
export const Fold = () => <span id="fold" hidden />
