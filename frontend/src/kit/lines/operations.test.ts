import { describe, expect, test } from 'vitest'
import { areLinesValid, linesBody, withoutTail } from './check-lines'
import {
  duplicate,
  headerOf,
  insertBelow,
  move,
  newLineKey,
  parseRows,
  pasteRows,
  remove,
} from './operations'
import type { Line, LineColumn } from './types'

const COLUMNS: LineColumn[] = [
  { key: 'description', title: 'Description', kind: 'text', required: true },
  { key: 'quantity', title: 'Quantity', kind: 'decimal', required: true },
  { key: 'unit', title: 'Unit', kind: 'choice', options: [{ value: 'm2', label: 'm²' }] },
]
const blank = (): Line => ({ key: newLineKey(), description: '', quantity: '1', unit: '' })
const line = (description: string): Line => ({ ...blank(), description })

describe('rows copied from a spreadsheet', () => {
  test('are split at tabs and line ends, quoted cells whole', () => {
    expect(parseRows('Steel\t10\tm²\r\n"two\nlines ""A"""\t5\t\n')).toEqual([
      ['Steel', '10', 'm²'],
      ['two\nlines "A"', '5', ''],
    ])
  })

  test('fill the grid from the cell on, adding lines, numbers normalised', () => {
    const lines = pasteRows(
      [line('first')],
      { columns: COLUMNS },
      { row: 1, column: 0 },
      parseRows('حديد\t١٬٢٠٠٫٥\tm²\nGlass\t1,000\tfoo'),
      blank
    )
    expect(lines.map(({ key: _key, ...cells }) => cells)).toEqual([
      { description: 'first', quantity: '1', unit: '' },
      { description: 'حديد', quantity: '1200.5', unit: 'm2' },
      { description: 'Glass', quantity: '1000', unit: '' },
    ])
  })

  test('cells beyond the last column are dropped', () => {
    const lines = pasteRows(
      [],
      { columns: COLUMNS },
      { row: 0, column: 1 },
      [['2', 'm2', 'extra']],
      blank
    )
    expect(lines[0]).toMatchObject({ description: '', quantity: '2', unit: 'm2' })
  })
})

describe('a header row', () => {
  const columns = COLUMNS.map((column) =>
    column.key === 'quantity' ? { ...column, headers: ['Qty', 'الكمية'] } : column
  )

  test('decides where the cells go, in either language and whatever its punctuation', () => {
    for (const head of ['Qty.\tUnit\tDescription', 'الكمية\tUNIT\t description']) {
      const rows = parseRows(`${head}\n١٢٫٥\tm²\tSteel`)
      const lines = pasteRows([], { columns }, { row: 0, column: 0 }, rows, blank)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({ description: 'Steel', quantity: '12.5', unit: 'm2' })
    }
  })

  test('needs two known names: a line that says “Unit” is a line', () => {
    expect(headerOf(columns, ['Unit', '5'])).toBeNull()
    expect(headerOf(columns, ['No.', 'Description', 'Qty'])).toEqual([null, columns[0], columns[1]])
  })

  test('gives a column its best name, and a cell that is left to the next that knows it', () => {
    const bill: LineColumn[] = [
      { key: 'works', title: 'البيان', kind: 'text', headers: ['Description', 'Item', 'الوصف'] },
      { key: 'worksAr', title: 'Arabic', kind: 'text', headers: ['الوصف'] },
      { key: 'quantity', title: 'Qty', kind: 'decimal' },
    ]
    const keysOf = (...cells: string[]) => headerOf(bill, cells)?.map((column) => column?.key)
    expect(keysOf('Item', 'Description', 'الوصف', 'Qty')).toEqual([
      undefined,
      'works',
      'worksAr',
      'quantity',
    ])
    expect(keysOf('Item', 'Qty')).toEqual(['works', 'quantity'])
    expect(keysOf('الوصف', 'Qty')).toEqual(['works', 'quantity'])
    expect(keysOf('Qty', 'Qty', 'Item')).toEqual(['quantity', undefined, 'works'])
  })
})

describe('lines', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')] as [Line, Line, Line]
  const names = (lines: Line[]) => lines.map(({ description }) => description).join('')

  test('are duplicated under themselves with a key and no id of their own', () => {
    const result = duplicate([{ ...a, id: 5 }, b], 0)
    expect(names(result)).toBe('aab')
    expect(result[1]).toMatchObject({ id: undefined })
    expect(new Set(result.map(({ key }) => key)).size).toBe(3)
  })

  test('are removed and moved', () => {
    expect(names(insertBelow([a, c], 0, b))).toBe('abc')
    expect(names(remove([a, b, c], 1))).toBe('ac')
    expect(names(move([a, b, c], 0, 2))).toBe('bca')
    expect(names(move([a, b, c], 2, 0))).toBe('cab')
  })

  test('blank ones at the end are neither checked nor sent', () => {
    const kept = withoutTail([a, blank(), b, blank(), blank()], COLUMNS, blank)
    expect(kept).toHaveLength(3)
    expect(areLinesValid(kept, COLUMNS)).toBe(false)
    expect(areLinesValid([a, b], COLUMNS)).toBe(true)
    expect(areLinesValid([{ ...a, quantity: 'ten' }], COLUMNS)).toBe(false)
  })

  test('travel without browser keys, empty cells as null', () => {
    expect(linesBody([a], COLUMNS)).toEqual([{ description: 'a', quantity: '1', unit: null }])
  })
})
