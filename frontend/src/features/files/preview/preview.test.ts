import { expect, test } from 'vitest'
import { dwgRelease, dwgThumbnail } from './dwg-thumbnail'
import { dxfShapes, plainText } from './dxf-shapes'

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
    entities: [insert, { type: 'HATCH' }],
    blocks: { DOOR: { entities: [line] } },
  })
  expect(lines[0]!.points.map((value) => Math.round(value))).toEqual([10, 5, 10, 7])
  expect(left).toEqual({ HATCH: 1 })
})

test('a block that contains itself ends', () => {
  const insert = { type: 'INSERT', name: 'LOOP', position: { x: 1, y: 1 } }
  const shapes = dxfShapes({ entities: [insert], blocks: { LOOP: { entities: [insert] } } })
  expect(shapes.lines).toEqual([])
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
  expect(plainText('{\\fArial|b0;Door %%c90\\P\\H2.5x;باب}')).toBe('Door Ø90 باب')
})

test('addresses of a DWG that lead outside of it are no picture', () => {
  const bytes = new Uint8Array(64)
  bytes.set(new TextEncoder().encode('AC1032'))
  new DataView(bytes.buffer).setUint32(13, 4_000_000_000, true)
  expect(dwgRelease(bytes.buffer)).toBe('2018')
  expect(dwgThumbnail(bytes.buffer)).toBeNull()
})
