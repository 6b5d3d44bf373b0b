import { expect, test } from 'vitest'
import { MOST_COPIES } from './blocks'
import type { Entity } from './drawing'
import { dxfShapes } from './dxf-shapes'
import { MOST_SHAPES, MOST_STEPS } from './sheet'
import { placeLines, plainText } from './text-lines'

test('a drawing is drawn with its blocks turned, scaled and placed', () => {
  const line = {
    type: 'LINE',
    vertices: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
  }
  const insert = {
    type: 'INSERT',
    name: 'DOOR',
    position: { x: 10, y: 5 },
    rotation: 90,
    xScale: 2,
  }
  const { lines, left } = dxfShapes({
    entities: [insert, { type: '3DSOLID' }],
    blocks: { DOOR: { entities: [line] } },
  })
  expect(lines[0]!.points.map((value) => Math.round(value))).toEqual([10, 5, 10, 7])
  expect(left).toEqual({ '3DSOLID': 1 })
})

test('a block that contains itself ends', () => {
  const insert = { type: 'INSERT', name: 'LOOP', position: { x: 1, y: 1 } }
  const shapes = dxfShapes({ entities: [insert], blocks: { LOOP: { entities: [insert] } } })
  expect(shapes.lines).toEqual([])
})

const LINE = {
  type: 'LINE',
  vertices: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
}
const ENDLESS = { columnCount: 1e9, rowCount: 1e9, position: { x: 0, y: 0 } }

test('rows and columns of a block are drawn as often as is bearable', () => {
  const insert = { type: 'INSERT', name: 'DOT', ...ENDLESS }
  const { lines } = dxfShapes({ entities: [insert], blocks: { DOT: { entities: [LINE] } } })
  expect(lines).toHaveLength(MOST_COPIES)
})

test.each([
  ['lines', LINE],
  ['texts', { type: 'TEXT', startPoint: { x: 0, y: 0 }, textHeight: 1, text: 'A' }],
] as const)('a drawing of too many %s is cut, and says so', (kind, entity) => {
  const { [kind]: drawn, isCut } = dxfShapes({
    entities: Array<Entity>(MOST_SHAPES + 100).fill(entity),
  })
  expect([drawn.length, isCut]).toEqual([MOST_SHAPES + 1, true])
})

test('blocks within blocks that draw nothing come to an end', () => {
  let visits = 0
  const inner = (name: string) => ({
    ...{ type: 'INSERT', name, ...ENDLESS },
    get visible() {
      visits++
      return true
    },
  })
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const blocks = Object.fromEntries(
    names.map((name, at) => [name, { entities: at < 5 ? [inner(names[at + 1]!)] : [] }])
  )
  const { isCut } = dxfShapes({ entities: [inner('A')], blocks })
  expect(isCut).toBe(true)
  expect(visits).toBeLessThanOrEqual(MOST_STEPS)
})

test('a polyline with a bulge of one is half a circle', () => {
  const vertices = [
    { x: 0, y: 0, bulge: 1 },
    { x: 2, y: 0 },
  ]
  const { box } = dxfShapes({ entities: [{ type: 'LWPOLYLINE', vertices }] })
  expect(box.map((value) => Math.round(value * 10) / 10)).toEqual([0, -1, 2, 0])
})

test('a text is inside of what is shown, also where nothing else is drawn', () => {
  const text = { type: 'TEXT', startPoint: { x: 5, y: 5 }, textHeight: 10, text: 'PLAN' }
  const round = (entity: object) =>
    dxfShapes({ entities: [{ ...text, ...entity }] }).box.map((value) => Math.round(value))
  expect(round({})).toEqual([5, 5, 29, 15])
  expect(round({ rotation: 90 })).toEqual([-5, 5, 5, 29])
})

test('texts lose their codes', () => {
  expect(plainText('{\\fArial|b0;Door %%c90\\P\\H2.5x;باب}')).toBe('Door Ø90\nباب')
})

test('lines hang where their box is attached, and long ones go on in the next line', () => {
  const block = {
    attachment: 5,
    width: 6,
    spacing: 1,
    columns: { count: 1, gutter: 0, heights: [] },
  }
  const lines = placeLines('door of oak', 1, block)
  expect(lines.map(({ text }) => text)).toEqual(['door of', 'oak'].slice(0, lines.length))
  const whole = 1 + 5 / 3
  expect(lines[0]!.down).toBeCloseTo(1 - whole / 2)
})
