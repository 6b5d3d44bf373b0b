import { test } from '@japa/runner'
import { placesOf } from '#commercial/business_cards/reading/field_places'
import type { QuarterTurns } from '#engines/imaging/rotate'
import type { CardFields } from '#commercial/business_cards/reading/types'

const fields = (side = 0): CardFields => ({
  name: {
    value: 'Sara',
    confidence: 1,
    doubtful: false,
    side,
    bbox: { x0: 100, y0: 50, x1: 300, y1: 100 },
  },
})
const side = (turns: QuarterTurns, corners: { x: number; y: number }[] | null = null) => ({
  prepared: { width: 1000, height: 500 },
  text: { turns },
  corners,
})
const placed = (given: CardFields, sides: Parameters<typeof placesOf>[1]) =>
  placesOf(given, sides).name!.place

test.group('Cards | places of fields', () => {
  test('are shares of the whole picture where no card was cut out', ({ assert }) => {
    assert.deepEqual(placed(fields(), [side(0)]), [
      { x: 0.1, y: 0.1 },
      { x: 0.3, y: 0.1 },
      { x: 0.3, y: 0.2 },
      { x: 0.1, y: 0.2 },
    ])
  })

  test('lie within the card where it was cut out', ({ assert }) => {
    const corners = [
      { x: 0.5, y: 0.5 },
      { x: 1, y: 0.5 },
      { x: 1, y: 1 },
      { x: 0.5, y: 1 },
    ]
    assert.deepEqual(placed(fields(), [side(0, corners)])![2], { x: 0.65, y: 0.6 })
  })

  test('are turned back', ({ assert }) => {
    // turned by a quarter, the picture is 500 wide and 1000 high
    assert.deepEqual(placed(fields(), [side(1)])![0], { x: 0.05, y: 0.8 })
    assert.deepEqual(placed(fields(), [side(2)])![0], { x: 0.9, y: 0.9 })
    assert.deepEqual(placed(fields(), [side(3)])![0], { x: 0.95, y: 0.2 })
  })

  test('belong to their side', ({ assert }) => {
    assert.isDefined(placed(fields(1), [side(0), side(0)]))
    assert.isUndefined(placed(fields(1), [side(0)]))
  })
})
