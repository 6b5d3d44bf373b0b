import { MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'

export const PAPERS = ['a3', 'a1'] as const
export type Paper = (typeof PAPERS)[number]

/** All in millimetres. */
export interface Sheet {
  width: number
  height: number
  /** Of the table beside the bars. */
  table: number
  row: number
  rowsPerPage: number
  /** Of the load of a resource below the bars. */
  load: number
  timeline: number
}

export const MARGIN = 8
export const HEADER = 17
/** Two lines of it. */
export const LEGEND = 12
export const AXIS = 10
/** Resources whose load fits below the bars. */
export const MOST_LOADS = 4
const LOAD = 18

const SIZES: Record<Paper, { width: number; height: number; table: number; row: number }> = {
  a3: { width: 420, height: 297, table: 148, row: 5 },
  a1: { width: 841, height: 594, table: 190, row: 5.4 },
}

/** Narrower days cannot be told apart; wider ones waste paper. */
const NARROWEST_DAY = 0.5
/** Pages side by side. */
const MOST_ACROSS = 6
/** Of one print: a wide plan with thousands of tasks is drawn narrower. */
const MOST_PAGES = 240

/** @param loads how many resources have their load below the bars of each page */
export function sheetOf(paper: Paper, loads: number): Sheet {
  const { width, height, table, row } = SIZES[paper]
  const room = height - 2 * MARGIN - HEADER - LEGEND - AXIS - 2 - loads * LOAD
  return {
    ...{ width, height, table, row },
    load: LOAD,
    rowsPerPage: Math.floor(room / row),
    timeline: width - 2 * MARGIN - table,
  }
}

/** One page: which rows and which part of the time it shows. */
export interface Page {
  number: number
  rows: readonly [from: number, to: number]
  from: Moment
  to: Moment
}

/** Pages in reading order: down through the rows, then on in time. */
export function pagesOf(
  sheet: Sheet,
  axis: { from: Moment; to: Moment },
  rows: number
): { pages: Page[]; across: number } {
  const days = (axis.to - axis.from) / MINUTES_OF_DAY
  const down = Math.max(1, Math.ceil(rows / sheet.rowsPerPage))
  const wanted = Math.ceil((days * NARROWEST_DAY) / sheet.timeline)
  const across = Math.max(1, Math.min(wanted, MOST_ACROSS, Math.floor(MOST_PAGES / down)))
  const perPage = Math.ceil(days / across) * MINUTES_OF_DAY
  const pages = Array.from({ length: down * across }, (_, index): Page => {
    const [column, line] = [Math.floor(index / down), index % down]
    const from = axis.from + column * perPage
    const first = line * sheet.rowsPerPage
    return {
      number: index + 1,
      rows: [first, Math.min(rows, first + sheet.rowsPerPage)],
      from,
      to: from + perPage,
    }
  })
  return { pages, across }
}

/** Where a moment lies on a page, from its left end; beyond its ends too. */
export const placeOn =
  ({ timeline }: Sheet, { from, to }: Pick<Page, 'from' | 'to'>) =>
  (moment: Moment): number =>
    ((moment - from) / (to - from)) * timeline
