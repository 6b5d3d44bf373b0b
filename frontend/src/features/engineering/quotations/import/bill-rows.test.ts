import { expect, test } from 'vitest'
import { newLineKey } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { findHeader, readBill } from './bill-rows'
import { readWorkbook } from './read-workbook'

const COLUMNS: LineColumn[] = [
  { key: 'section', title: 'Section', kind: 'suggest' },
  { key: 'description', title: 'Description', kind: 'text', required: true, headers: ['البيان'] },
  {
    key: 'unit',
    title: 'Unit',
    kind: 'suggest',
    options: [{ value: 'm2', label: 'm²' }],
    headers: ['الوحدة'],
  },
  {
    key: 'quantity',
    title: 'Quantity',
    kind: 'decimal',
    required: true,
    headers: ['Qty', 'الكمية'],
  },
  {
    key: 'unitRate',
    title: 'Unit rate',
    kind: 'decimal',
    required: true,
    headers: ['Rate', 'الفئة'],
  },
]
const blank = (): Line => ({
  key: newLineKey(),
  section: '',
  description: '',
  unit: '',
  quantity: '1',
  unitRate: '',
})
const bill = (rows: string[][]) => readBill(rows, findHeader(rows, COLUMNS), COLUMNS, blank)

test('a bill is read below its title, with its sections, without its sums', () => {
  const { lines, sections, problems } = bill([
    ['Bill No. 3', '', '', '', ''],
    ['No.', 'Description', 'Unit', 'Qty', 'Rate'],
    ['A', 'Steel works', '', '', ''],
    ['1', 'Columns', 'ton', '12.5', 'SAR 5,200.00'],
    ['2', 'Roof sheets', 'M²', '1,200', ''],
    ['', 'Sub-total', '', '', '', '65000'],
    ['', '', '', '', ''],
  ])
  expect(problems).toEqual([])
  expect(sections).toEqual(['Steel works'])
  expect(lines.map(({ key: _key, ...line }) => line)).toEqual([
    {
      section: 'Steel works',
      description: 'Columns',
      unit: 'ton',
      quantity: '12.5',
      unitRate: '5200.00',
    },
    {
      section: 'Steel works',
      description: 'Roof sheets',
      unit: 'm2',
      quantity: '1200',
      unitRate: '0',
    },
  ])
})

test('Arabic titles and digits are understood', () => {
  const { lines } = bill([
    ['م', 'البيان', 'الوحدة', 'الكمية', 'الفئة'],
    ['١', 'أعمدة حديدية', 'م²', '١٬٢٠٠٫٥', '٤٥'],
  ])
  expect(lines[0]).toMatchObject({
    description: 'أعمدة حديدية',
    quantity: '1200.5',
    unitRate: '45',
  })
})

test('rows that cannot be read are reported by their number and left out', () => {
  const { lines, problems } = bill([
    ['Description', 'Qty', 'Rate'],
    ['Bolts', 'many', '5'],
    ['', '4', '5'],
    ['Nuts', '4', '5'],
  ])
  expect(lines.map(({ description }) => description)).toEqual(['Nuts'])
  expect(problems).toEqual([
    { row: 2, field: 'quantity', problem: 'not_a_number', text: 'many' },
    { row: 3, field: 'description', problem: 'missing', text: '' },
  ])
})

test('a sheet without titles is mapped by hand', () => {
  const rows = [['Bolts', '4', '5']]
  expect(findHeader(rows, COLUMNS)).toEqual({ header: -1, mapping: {} })
  const mapping = { description: 0, quantity: 1, unitRate: 2 }
  expect(readBill(rows, { header: -1, mapping }, COLUMNS, blank).lines).toHaveLength(1)
})

test('a text file is one sheet, whatever parts its cells and however it was saved', async () => {
  const file = (name: string, ...parts: BlobPart[]) => readWorkbook(new File(parts, name))
  expect(await file('bill.csv', '\uFEFFبند;Qty\r\n"x;1";"say ""hi"""\r\n')).toEqual([
    {
      name: 'bill.csv',
      rows: [
        ['بند', 'Qty'],
        ['x;1', 'say "hi"'],
      ],
    },
  ])
  const arabicWindows = new Uint8Array([0xc8, 0xe4, 0xcf, 0x09, 0x34])
  expect((await file('bill.TSV', arabicWindows))[0]!.rows).toEqual([['بند', '4']])
})

test('a VAT rate names its category; what is no choice is reported', () => {
  const choice = (key: string, values: string[]): LineColumn => ({
    key,
    title: key,
    kind: 'choice',
    options: values.map((value) => ({ value, label: value })),
    fallback: values[0],
  })
  const columns = [
    ...COLUMNS,
    choice('vatCategory', ['standard', 'zero', 'exempt']),
    choice('inclusion', ['included', 'optional']),
  ]
  const rows = [
    ['Description', 'Qty', 'Rate', 'vatCategory', 'inclusion'],
    ['a', '1', '5', '15%', ''],
    ['b', '1', '5', '٠', 'Optional'],
    ['c', '1', '5', 'reduced', ''],
    ['d', '-1', '5', '', 'perhaps'],
  ]
  const { lines, problems } = readBill(rows, findHeader(rows, columns), columns, blank)
  expect(lines.map((line) => line.vatCategory)).toEqual(['standard', 'zero'])
  expect(lines[1]!.inclusion).toBe('optional')
  expect(problems.map(({ row, field, problem }) => [row, field, problem])).toEqual([
    [4, 'vatCategory', 'not_a_choice'],
    [5, 'inclusion', 'not_a_choice'],
  ])
})

test('numbered titles stand in each other, and deductions are read', () => {
  const columns: LineColumn[] = [{ key: 'clientItem', title: 'Item no.', kind: 'text' }, ...COLUMNS]
  const rows = [
    ['Item no.', 'Description', 'Qty', 'Rate'],
    ['2', 'Facade', '', ''],
    ['2.1', 'East side', '', ''],
    ['2.1.1', 'Curtain wall', '10', '900'],
    ['2.2', 'West > side', '', ''],
    ['2.2.1', 'Less: omitted doors', '-1', '250'],
    ['3', 'Roof', '', ''],
    ['3.1', 'Skylight', '1', '-75.5'],
  ]
  const { lines, problems } = readBill(rows, findHeader(rows, columns), columns, blank)
  expect(problems).toEqual([])
  expect(
    lines.map(({ section, clientItem, quantity, unitRate }) => [
      section,
      clientItem,
      quantity,
      unitRate,
    ])
  ).toEqual([
    ['Facade > East side', '2.1.1', '10', '900'],
    ['Facade > West - side', '2.2.1', '-1', '250'],
    ['Roof', '3.1', '1', '-75.5'],
  ])
})
