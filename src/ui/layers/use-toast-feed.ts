import { useEffect, useEffectEvent } from 'react'
import { showToastsWith, type ToastMessage } from './toast.ts'

export function useToastFeed(
  show: (message: ToastMessage) => void,
  forget: (sentence: string | undefined) => void,
): void {
  const shown = useEffectEvent(show)
  const forgotten = useEffectEvent(forget)
  useEffect(
    () =>
      showToastsWith(
        (message) => shown(message),
        (sentence) => forgotten(sentence),
      ),
    [],
  )
}
