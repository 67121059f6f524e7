import { useEffect, useEffectEvent } from 'react'
import { showToastsWith, type ToastMessage } from './toast.ts'

export function useToastFeed(show: (message: ToastMessage) => void): void {
  const shown = useEffectEvent(show)
  useEffect(() => showToastsWith((message) => shown(message)), [])
}
