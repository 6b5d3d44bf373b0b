import { useCallback } from 'react'
import { useAddressParams } from './use-address-params'

/**
 * One choice of a page in its address (a tab, a view of the calendar), so that a link, a reload and
 * the back button keep it. Anything unknown counts as the first one.
 */
export function useAddressTab<K extends string>(
  keys: readonly K[],
  param = 'tab'
): [K | undefined, (key: string) => void] {
  const [params, setParams] = useAddressParams()
  const stored = params.get(param)
  const active = keys.find((key) => key === stored) ?? keys[0]
  const open = useCallback(
    (key: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.set(param, key)
          return next
        },
        { replace: true }
      ),
    [param, setParams]
  )
  return [active, open]
}
