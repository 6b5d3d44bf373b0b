import { expect, it } from 'vitest'
import type { BusinessCard, Corner } from './card'
import { turnsOf } from './turns'

const field = (place: Corner[], side = 0): BusinessCard['fields'][string] => ({
  value: 'x',
  confidence: 1,
  side,
  place,
})
const upright = [
  { x: 0.2, y: 0.4 },
  { x: 0.7, y: 0.45 },
  { x: 0.7, y: 0.5 },
  { x: 0.2, y: 0.45 },
]

/** A point where a quarter turn clockwise of the picture brings it. */
const quarter = ({ x, y }: Corner): Corner => ({ x: 1 - y, y: x })

it('a picture is turned back by as much as its text was turned', () => {
  const once = upright.map(quarter)
  const twice = once.map(quarter)
  const thrice = twice.map(quarter)
  const turns = [upright, once, twice, thrice].map((place) => turnsOf({ name: field(place) }, 0))
  expect(turns).toEqual([0, 3, 2, 1])
})

it('each side says its own, and nothing that was read turns nothing', () => {
  const fields = { name: field(upright), phone: field(upright.map(quarter).map(quarter), 1) }
  expect([turnsOf(fields, 0), turnsOf(fields, 1), turnsOf({}, 0)]).toEqual([0, 2, 0])
})
