import { columnWidth, leastWidth } from './column-width'
import type { Column, Row } from './types'

type Titled<R extends Row> = Column<R> & { title: string }

interface Room {
  /** Pixels for the columns; none before the page has been measured. */
  room: number | null
  /** Widths that someone has drawn. */
  drawn: Record<string, number>
}

const total = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0)

/**
 * As many of the columns as have room without scrolling sideways: the last ones give way first, what
 * is done with a row never. People find the others where columns are chosen.
 */
export function fittingColumns<R extends Row>(
  columns: Titled<R>[],
  { room, drawn }: Room
): Titled<R>[] {
  if (room === null) return columns
  const least = (column: Titled<R>, index: number) =>
    drawn[column.key] ?? leastWidth(column, index === 0)
  let shown = columns
  while (total(shown.map(least)) > room) {
    const last = shown.findLastIndex((column, index) => index > 0 && !column.kept)
    if (last < 0) break
    shown = shown.filter((_, index) => index !== last)
  }
  return shown
}

/** The width of each column: what it would like, made narrower together where that is too much. */
export function columnWidths<R extends Row>(
  columns: Titled<R>[],
  { room, drawn }: Room
): Record<string, number> {
  const wanted = columns.map((column) => drawn[column.key] ?? columnWidth(column))
  const least = columns.map((column, index) => drawn[column.key] ?? leastWidth(column, index === 0))
  const spare = total(wanted) - total(least)
  const missing = room === null ? 0 : Math.max(0, total(wanted) - room)
  const share = spare > 0 ? Math.min(1, missing / spare) : 0
  return Object.fromEntries(
    columns.map(({ key }, index) => [
      key,
      Math.floor(wanted[index]! - (wanted[index]! - least[index]!) * share),
    ])
  )
}
