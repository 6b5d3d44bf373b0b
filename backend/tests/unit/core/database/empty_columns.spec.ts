import { test } from '@japa/runner'
import { emptyColumns } from '#core/database/empty_columns'
import Material from '#procurement/materials/models/material'
import { MaterialSchema } from '#database/schema'

test.group('Empty columns', () => {
  test('are all of a model but its id and the stamps it sets itself', ({ assert }) => {
    const columns = emptyColumns(Material)
    const own = ['id', 'createdAt', 'updatedAt']
    assert.sameMembers(
      Object.keys(columns),
      MaterialSchema.$columns.filter((name) => !own.includes(name))
    )
    assert.isTrue(Object.values(columns).every((value) => value === null))
  })
})
