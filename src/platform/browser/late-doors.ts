import { whereAvailable } from './browser-doors.ts'

/** As `browser-doors.ts`, for what no page needs at first. */

/** System notifications. */
export const notifications = () => whereAvailable(() => Notification)

/** None over plain http, except on this machine, and in private windows of Firefox. */
export const serviceWorkers = () => whereAvailable(() => navigator.serviceWorker)
/** Copies of pages and files, beside the browser's own cache. */
export const cacheStorage = () => whereAvailable(() => caches)
