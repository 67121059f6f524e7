/** The path that was answered when the document was loaded; links have changed `location` since. */
export const arrivalPath = () =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href).pathname
