import { useCallback, useMemo, useState } from 'react'
import type { Row } from './types'

/** Rows selected across pages, by id, with the version each had when it was selected. */
export function useSelection<R extends Row>() {
  const [selected, setSelected] = useState<R[]>([])

  const set = useCallback(
    (rows: R[], on: boolean) =>
      setSelected((current) => {
        const ids = new Set(rows.map(({ id }) => id))
        const others = current.filter(({ id }) => !ids.has(id))
        return on ? [...others, ...rows] : others
      }),
    []
  )
  const clear = useCallback(() => setSelected([]), [])
  const drop = useCallback(
    (ids: number[]) =>
      setSelected((current) => current.filter(({ id }) => !ids.includes(Number(id)))),
    []
  )
  return useMemo(() => {
    const isSelected = (row: R) => selected.some(({ id }) => id === row.id)
    return { selected, set, isSelected, clear, drop }
  }, [selected, set, clear, drop])
}
