import { useCallback } from 'react'
import { useSearchParams, type SetURLSearchParams } from 'react-router'

type Options = Parameters<SetURLSearchParams>[1]

/**
 * The query of the address, and how to change it. A change starts from what stands in the address
 * now: the router renders a step later, and two quick clicks would else undo each other.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: (current: URLSearchParams) => URLSearchParams, options?: Options) =>
      setParams(next(new URLSearchParams(window.location.search)), options),
    [setParams]
  )
  return [params, change] as const
}
