import { dueAt, failedOnce, succeeded } from '#domain/news/refresh-schedule.ts'

export type RefreshSettings = {
  /** §4: signed in, and wanted. */
  readonly on: boolean
  readonly visible: boolean
  readonly online: boolean
  readonly intervalMs: number
}

export type RefreshState =
  | { readonly phase: 'off' | 'asking' }
  | { readonly phase: 'paused'; readonly why: 'hidden' | 'offline' }
  | { readonly phase: 'waiting'; readonly dueAt: number }

export type AutoRefresh = {
  set(settings: RefreshSettings): void
  /** At once, whatever the settings. Never rejects. */
  refresh(): Promise<void>
  state(): RefreshState
  subscribe(changed: () => void): () => void
  stop(): void
}

const OFF: RefreshState = { phase: 'off' }
const ASKING: RefreshState = { phase: 'asking' }

/** Asks at the interval, one request at a time. `ask` rejects if there was no news to be had. */
export function createAutoRefresh(ask: () => Promise<void>): AutoRefresh {
  const listeners = new Set<() => void>()
  let settings: RefreshSettings | undefined
  let record = succeeded(Date.now())
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: RefreshState = OFF

  const settle = () => {
    clearTimeout(timer)
    state = running ? ASKING : next()
    if (state.phase === 'waiting') timer = setTimeout(wake, Math.max(0, state.dueAt - Date.now()))
    for (const changed of listeners) changed()
  }
  const next = (): RefreshState => {
    if (!settings?.on) return OFF
    if (!settings.online) return { phase: 'paused', why: 'offline' }
    if (!settings.visible) return { phase: 'paused', why: 'hidden' }
    return { phase: 'waiting', dueAt: dueAt(record, settings.intervalMs) }
  }
  const wake = () => void refresh()
  const refresh = () => {
    running ??= ask()
      .then(
        () => {
          record = succeeded(Date.now())
        },
        () => {
          record = failedOnce(record, Date.now())
        },
      )
      .finally(() => {
        running = undefined
        settle()
      })
    settle()
    return running
  }

  return {
    set(now) {
      settings = now
      settle()
    },
    refresh,
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    stop() {
      settings = undefined
      clearTimeout(timer)
      state = OFF
    },
  }
}
