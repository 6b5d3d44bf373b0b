import { useCallback, useMemo } from 'react'
import { useAddressParams } from '../../../../kit/use-address-params'
import type { Filters } from './rows'

const flag = (is: boolean) => (is ? '1' : null)

/** What the list is narrowed to, in the address. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useAddressParams()
  const filters = useMemo<Filters>(
    () => ({
      text: params.get('q') ?? '',
      isCritical: params.has('critical'),
      isLate: params.has('late'),
      isWaiting: params.has('material'),
      resourceId: params.has('resource') ? Number(params.get('resource')) : null,
    }),
    [params]
  )
  const change = useCallback(
    (next: Partial<Filters>) =>
      setParams(
        (current) => {
          const write = (name: string, value: string | null) =>
            value ? current.set(name, value) : current.delete(name)
          if (next.text !== undefined) write('q', next.text)
          if (next.isCritical !== undefined) write('critical', flag(next.isCritical))
          if (next.isLate !== undefined) write('late', flag(next.isLate))
          if (next.isWaiting !== undefined) write('material', flag(next.isWaiting))
          if (next.resourceId !== undefined)
            write('resource', next.resourceId === null ? null : String(next.resourceId))
          return current
        },
        { replace: true }
      ),
    [setParams]
  )
  return [filters, change]
}
