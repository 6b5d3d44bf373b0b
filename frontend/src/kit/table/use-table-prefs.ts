import { useCallback, useMemo, useState } from 'react'
import { useCurrentUser } from '../../providers/current-user'
import { columnWidths, fittingColumns } from './fit-columns'
import type { Column, Row } from './types'

export type Density = 'small' | 'middle' | 'large'
/** Cards only where the list draws some. */
export type ListView = 'table' | 'cards'

interface StoredPrefs {
  /** Keys of the shown columns in their order; null = the screen's own choice. */
  columns: string[] | null
  density: Density
  view: ListView
  /** Widths in pixels of the columns that someone has drawn, by key. */
  widths: Record<string, number>
}

export type TablePrefs = Pick<StoredPrefs, 'density' | 'view' | 'widths'> & {
  shownKeys: string[]
  /** The width in pixels of every shown column. */
  fitted: Record<string, number>
  change: (next: Partial<StoredPrefs>) => void
}

const FALLBACK: StoredPrefs = { columns: null, density: 'small', view: 'table', widths: {} }

function read(storageKey: string): StoredPrefs {
  const stored = localStorage.getItem(storageKey)
  if (!stored) return FALLBACK
  try {
    return { ...FALLBACK, ...(JSON.parse(stored) as Partial<StoredPrefs>) }
  } catch {
    // An entry written by hand or by another version is worth no more than none.
    return FALLBACK
  }
}

/**
 * Which columns are shown, how wide and how dense, remembered per list and person in this browser. Who
 * has chosen none sees as many of the list's own as have room.
 */
export function useTablePrefs<R extends Row>(
  resource: string,
  columns: (Column<R> & { title: string })[],
  room: number | null
): TablePrefs {
  const storageKey = `ui-table:${useCurrentUser()?.id ?? 0}:${resource}`
  const [prefs, setPrefs] = useState(() => read(storageKey))

  const change = useCallback(
    (next: Partial<StoredPrefs>) =>
      setPrefs((current) => {
        const merged = { ...current, ...next }
        localStorage.setItem(storageKey, JSON.stringify(merged))
        return merged
      }),
    [storageKey]
  )

  return useMemo(() => {
    const { density, view, widths } = prefs
    const place = { room, drawn: widths }
    const shown =
      prefs.columns?.flatMap((key) => columns.find((column) => column.key === key) ?? []) ??
      fittingColumns(
        columns.filter((column) => !column.optional),
        place
      )
    return {
      shownKeys: shown.map(({ key }) => key),
      fitted: columnWidths(shown, place),
      density,
      view,
      widths,
      change,
    }
  }, [prefs, columns, room, change])
}
