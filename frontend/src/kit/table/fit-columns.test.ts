import { expect, test } from 'vitest'
import { columnWidths, fittingColumns } from './fit-columns'
import { leastWidth } from './column-width'
import type { Column } from './types'

type Row = { id: number }
const column = (key: string, kept = false): Column<Row> & { title: string } => ({
  key,
  title: key,
  width: 200,
  kept,
})
const COLUMNS = [column('a'), column('b'), column('c'), column('d', true)]
/** The first column names the record, and is never narrower than it would like. */
const NAMED = 200
const LEAST = leastWidth(COLUMNS[1]!)
const keys = (room: number | null, drawn = {}) =>
  fittingColumns(COLUMNS, { room, drawn }).map(({ key }) => key)
const sum = (widths: Record<string, number>) =>
  Object.values(widths).reduce((total, width) => total + width, 0)

test('the last columns give way first, what is done with a row never', () => {
  expect(keys(800)).toEqual(['a', 'b', 'c', 'd'])
  expect(keys(NAMED + LEAST * 3)).toEqual(['a', 'b', 'c', 'd'])
  expect(keys(NAMED + LEAST * 3 - 1)).toEqual(['a', 'b', 'd'])
  expect(keys(NAMED + LEAST)).toEqual(['a', 'd'])
  expect(keys(10)).toEqual(['a', 'd'])
})

test('nothing gives way before the page is measured', () => {
  expect(keys(null)).toEqual(['a', 'b', 'c', 'd'])
})

test('columns become narrower together until they have room', () => {
  const place = { room: 700, drawn: {} }
  expect(sum(columnWidths(COLUMNS, place))).toBeLessThanOrEqual(700)
  expect(columnWidths(COLUMNS, { ...place, room: 900 })).toEqual({ a: 200, b: 200, c: 200, d: 200 })
  expect(columnWidths(COLUMNS, { ...place, room: 100 })).toMatchObject({ a: NAMED, b: LEAST })
})

test('a width that someone has drawn stays', () => {
  const place = { room: 700, drawn: { b: 260 } }
  expect(columnWidths(COLUMNS, place).b).toBe(260)
  expect(keys(NAMED + LEAST * 2 + 250, { b: 260 })).toEqual(['a', 'b', 'd'])
})
