import { test } from '@japa/runner'
import type { AppError } from '#core/base/app_error'
import { amendedLines } from '#procurement/purchase_orders/amendments/amended_lines'

test.group('Amended goods', () => {
  const line = {
    id: 1,
    acceptedE4: 0,
    rejectedE4: 0,
    billedE4: 0,
    quantityE4: 20_000,
    unitPriceE4: 50_000,
    discountBp: 0,
    unit: 'pallet',
    materialId: 7,
  }
  const amend = (known: object, requested: object) =>
    amendedLines(
      [{ ...line, ...known } as never],
      [
        {
          lineId: 1,
          description: 'Cement',
          quantity: '2',
          unitPrice: '5',
          unit: 'pallet',
          materialId: 7,
          ...requested,
        } as never,
      ]
    )

  test('may become others until something of them has come', ({ assert }) => {
    const [free] = amend({}, { unit: 'bag', materialId: 8 })
    assert.deepInclude(free, { unit: 'bag', materialId: 8 })
    assert.lengthOf(amend({ acceptedE4: 10_000 }, {}), 1)
  })

  test('keep unit and material once something has come or was billed', ({ assert }) => {
    const refused = (known: object, requested: object) => {
      try {
        amend(known, requested)
      } catch (error) {
        return (error as AppError).options.fields
      }
    }
    assert.deepEqual(refused({ acceptedE4: 1 }, { unit: 'bag' }), { 'lines.0.unit': ['unitInUse'] })
    assert.deepEqual(refused({ billedE4: 1 }, { materialId: null }), {
      'lines.0.materialId': ['materialInUse'],
    })
  })
})
