import { useCallback, useSyncExternalStore } from 'react'
import { usePreferences } from '../providers/preferences'

const DARK_QUERY = '(prefers-color-scheme: dark)'
const CALM_QUERY = '(prefers-reduced-motion: reduce)'

function useMedia(text: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(text)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [text]
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(text).matches)
}

/** True when the page is dark: the user's choice, or the system's for `system`. */
export function useIsDark(): boolean {
  const systemIsDark = useMedia(DARK_QUERY)
  const { theme } = usePreferences()
  return theme === 'dark' || (theme === 'system' && systemIsDark)
}

/** True when the system asks for less motion. */
export function useIsCalm(): boolean {
  return useMedia(CALM_QUERY)
}
