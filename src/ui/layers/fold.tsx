/**
 * Where a long page may be cut: what stands above it comes with its style in the page and is shown at once. What follows is skipped until the
 * whole style sheet is there (`app/defer-hydration.ts`). At most one a page.
 */
export const Fold = () => <span id="fold" hidden />
