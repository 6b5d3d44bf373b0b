import { expect, it } from 'vitest'
import { isFrame, moved, turned, WHOLE } from './corners'

it('a corner never leaves the picture', () => {
  expect(moved(WHOLE, 2, { x: 1.4, y: -0.2 })[2]).toEqual({ x: 1, y: 0 })
  expect(moved(WHOLE, 2, { x: 0.5, y: 0.5 })[0]).toEqual(WHOLE[0])
})

it('a frame is clockwise, without a dent and without crossing sides', () => {
  const [a, b, c, d] = WHOLE as [object, object, object, object]
  expect(isFrame(WHOLE)).toBe(true)
  expect(isFrame([a, c, b, d] as typeof WHOLE)).toBe(false)
  expect(isFrame([d, c, b, a] as typeof WHOLE)).toBe(false)
  expect(isFrame(moved(WHOLE, 2, { x: 0.2, y: 0.2 }))).toBe(false)
})

it('four turns of the frame lead back to its first top', () => {
  expect(turned(WHOLE)[0]).toEqual(WHOLE[1])
  expect(isFrame(turned(WHOLE))).toBe(true)
  expect(turned(turned(turned(turned(WHOLE))))).toEqual(WHOLE)
})
