/**
 * Marks the end of the first screen: content above is styled by inline CSS, content below is skipped until the whole
 * style sheet has loaded (docs/first-paint.md). At most one per page.
 */
export const Fold = () => <span id="fold" hidden />
