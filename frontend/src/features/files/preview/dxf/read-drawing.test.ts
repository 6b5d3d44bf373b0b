import { expect, test } from 'vitest'
import { decodeDxf } from './decode-dxf'
import { dxfShapes } from './dxf-shapes'
import { readDrawing } from './read-drawing'
import { drawingOf, shapesOf, type Pair } from './testing'

const TEXT: Pair[] = [
  ...([
    [0, 'TEXT'],
    [8, 'A'],
    [10, 0],
    [20, 0],
    [40, 2],
  ] as Pair[]),
]

const SQUARE: Pair[] = [
  ...([
    [92, 2],
    [72, 0],
    [73, 1],
    [93, 4],
  ] as Pair[]),
  ...([
    [10, 0],
    [20, 0],
    [10, 4],
    [20, 0],
    [10, 4],
    [20, 4],
    [10, 0],
    [20, 4],
  ] as Pair[]),
  [97, 0],
]
const HATCH: Pair[] = [
  [0, 'HATCH'],
  [8, 'H'],
  [62, 1],
  [10, 0],
  [20, 0],
  [2, 'ANSI31'],
]

const textOf = (bytes: Uint8Array) =>
  dxfShapes(readDrawing(decodeDxf(bytes.buffer as ArrayBuffer))!).texts[0]!.text

test('a drawing of an Arabic code page is read in it', () => {
  const header: Pair[] = [
    ...([
      [9, '$ACADVER'],
      [1, 'AC1015'],
      [9, '$DWGCODEPAGE'],
      [3, 'ANSI_1256'],
    ] as Pair[]),
  ]
  const bytes = new TextEncoder().encode(drawingOf([...TEXT, [1, '???']], { header }))
  // the letters of "باب" in Windows-1256
  bytes.set([0xc8, 0xc7, 0xc8], bytes.indexOf('?'.charCodeAt(0)))
  expect(textOf(bytes)).toBe('باب')
})

test('letters that are named by their number are put in, in every kind of text', () => {
  const named = 'door \\U+0628\\U+0627\\U+0628 \\M+182A0'
  const bytes = new TextEncoder().encode(drawingOf([...TEXT, [1, named]]))
  expect(textOf(bytes)).toBe('door باب あ')
})

test('a binary drawing is read like its text', () => {
  const bytes: number[] = [...new TextEncoder().encode('AutoCAD Binary DXF\r\n\u001a\u0000')]
  const word = (value: number) => bytes.push(value & 0xff, value >> 8)
  const text = (code: number, value: string) => {
    word(code)
    bytes.push(...new TextEncoder().encode(value), 0)
  }
  const double = (code: number, value: number) => {
    word(code)
    bytes.push(...new Uint8Array(new Float64Array([value]).buffer))
  }
  text(0, 'SECTION')
  text(2, 'ENTITIES')
  text(0, 'TEXT')
  text(8, 'A')
  double(10, 3)
  double(20, 4)
  double(40, 2)
  text(1, 'PLAN')
  word(62)
  word(1)
  text(0, 'ENDSEC')
  text(0, 'EOF')
  const { texts } = dxfShapes(readDrawing(decodeDxf(new Uint8Array(bytes).buffer))!)
  expect(texts[0]).toMatchObject({ text: 'PLAN', x: 3, y: 4, height: 2, colour: 0xff0000 })
})

test('a solid hatch is a fill with its hole', () => {
  const hole = SQUARE.map(([code, value]): Pair => [
    code,
    code === 10 || code === 20 ? 1 + Number(value) / 2 : value,
  ])
  const { fills, left } = shapesOf([...HATCH, [70, 1], [91, 2], ...SQUARE, ...hole, [75, 0]])
  expect(fills).toEqual([
    {
      ...{ layer: 0, colour: 0xff0000, families: [] },
      rings: [
        [0, 0, 4, 0, 4, 4, 0, 4, 0, 0],
        [1, 1, 3, 1, 3, 3, 1, 3, 1, 1],
      ],
    },
  ])
  expect(left).toEqual({})
})

test('a pattern is its families of lines, and an edge may be an arc that runs clockwise', () => {
  const edges: Pair[] = [
    ...([
      [92, 1],
      [93, 2],
      [72, 1],
      [10, -1],
      [20, 0],
      [11, 1],
      [21, 0],
    ] as Pair[]),
    ...([
      [72, 2],
      [10, 0],
      [20, 0],
      [40, 1],
      [50, 0],
      [51, 180],
      [73, 1],
      [97, 0],
    ] as Pair[]),
  ]
  const pattern: Pair[] = [
    ...([
      [75, 0],
      [76, 1],
      [78, 1],
      [53, 90],
      [43, 2],
      [44, 3],
      [45, -1],
      [46, 0],
      [79, 0],
    ] as Pair[]),
  ]
  const { fills, box } = shapesOf([...HATCH, [70, 0], [91, 1], ...edges, ...pattern])
  expect(fills[0]!.families[0]!.map((value) => Math.round(value))).toEqual([2, 3, 0, 1, -1, 0])
  expect(box.map((value) => Math.round(value))).toEqual([-1, 0, 1, 1])
})

test('a table is drawn by its block, a value of a title block as a text', () => {
  const blocks: Pair[] = [
    ...([
      [0, 'BLOCK'],
      [8, '0'],
      [2, '*T1'],
      [10, 0],
      [20, 0],
    ] as Pair[]),
    ...([
      [0, 'LINE'],
      [8, '0'],
      [10, 0],
      [20, 0],
      [11, 5],
      [21, 0],
      [0, 'ENDBLK'],
    ] as Pair[]),
  ]
  const table: Pair[] = [
    ...([
      [0, 'ACAD_TABLE'],
      [8, 'T'],
      [2, '*T1'],
      [10, 10],
      [20, 20],
      [302, 'cell'],
    ] as Pair[]),
  ]
  const value: Pair[] = [
    ...([
      [0, 'ATTRIB'],
      [8, 'T'],
      [10, 1],
      [20, 1],
      [40, 2],
      [1, 'A-101'],
      [2, 'SHEET'],
    ] as Pair[]),
  ]
  const { lines, texts, layers } = shapesOf([...table, ...value], { blocks })
  expect(lines.map(({ points }) => points)).toEqual([[10, 20, 15, 20]])
  expect(texts[0]!.text).toBe('A-101')
  // what is on layer 0 of a block is on the layer of its reference
  expect(layers).toMatchObject([{ name: 'T', count: 2 }])
})

test('what is not drawn is named with its number, whatever it is', () => {
  const entities: Pair[] = [
    ...([
      [0, 'WIPEOUT'],
      [8, 'A'],
      [0, 'NEW_KIND'],
      [8, 'A'],
      [0, 'WIPEOUT'],
      [8, 'A'],
    ] as Pair[]),
    ...([
      [0, 'LINE'],
      [8, 'A'],
      [10, 0],
      [20, 0],
      [11, 1],
      [21, 1],
    ] as Pair[]),
  ]
  expect(shapesOf(entities).left).toEqual({ WIPEOUT: 2, NEW_KIND: 1 })
})

test('layers that are off are known, and not looked at', () => {
  const layers: Pair[] = [
    ...([
      [0, 'LAYER'],
      [2, 'ON'],
      [70, 0],
      [62, 3],
      [0, 'LAYER'],
      [2, 'OFF'],
      [70, 0],
      [62, -1],
    ] as Pair[]),
  ]
  const line = (layer: string, far: number): Pair[] => [
    ...([
      [0, 'LINE'],
      [8, layer],
      [10, 0],
      [20, 0],
      [11, far],
      [21, far],
    ] as Pair[]),
  ]
  const shapes = shapesOf([...line('ON', 1), ...line('OFF', 9)], { layers })
  expect(shapes.layers).toEqual([
    { name: 'ON', colour: 0x00ff00, isOn: true, count: 1 },
    { name: 'OFF', colour: 0xff0000, isOn: false, count: 1 },
  ])
  expect(shapes.box).toEqual([0, 0, 1, 1])
})

test('a text of columns goes on in the next one when the first is full', () => {
  const columns: Pair[] = [
    ...([
      [101, 'Embedded Object'],
      [71, 1],
      [72, 2],
      [44, 20],
      [45, 5],
      [41, 4],
    ] as Pair[]),
  ]
  const mtext: Pair[] = [
    ...([
      [0, 'MTEXT'],
      [8, 'A'],
      [10, 0],
      [20, 0],
      [40, 1],
      [41, 20],
      [71, 1],
    ] as Pair[]),
    [1, 'one\\Ptwo\\Pthree'],
  ]
  const { texts } = shapesOf([...mtext, ...columns])
  expect(texts.map(({ text, x }) => [text, x])).toEqual([
    ['one', 0],
    ['two', 0],
    ['three', 25],
  ])
})

test('a seed of hostile numbers ends', () => {
  const hostile: Pair[] = [...HATCH, [70, 1], [91, 2_000_000_000], [92, 2], [93, 2_000_000_000]]
  expect(shapesOf(hostile).fills).toEqual([])
})
