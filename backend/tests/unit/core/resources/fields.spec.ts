import { test } from '@japa/runner'
import { choice, code, day, decimal, flag, money, text, wholeNumber } from '#core/resources/fields'
import { attributeOf, columnOf, plainResource } from '#core/resources/plain_resource'

const label = { en: 'Field', ar: 'حقل' }

const samples = plainResource({
  endpoint: 'samples',
  table: 'samples',
  entity: 'sample',
  title: { en: 'Samples', ar: 'عينات' },
  abilities: { read: 'procurement.inventory', write: 'stock.manage' },
  label: 'code',
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    code: code(label, { max: 10, required: true, unique: true, search: true }),
    name: text(label, { max: 20, required: true }),
    nameAr: text(label, { max: 20, required: true, listed: false }),
    kind: choice(label, { list: 'sample-kinds', values: [{ value: 'hard' }] }),
    pieces: wholeNumber(label, { max: 100 }),
    weight: decimal(label),
    cost: money(label),
    boughtOn: day(label),
    active: flag(label, { initial: true }),
  },
})
const { fields, listing, createValidator, updateValidator } = samples
const VALID = { code: 'S-1', name: 'Sample', nameAr: 'عينة' }

test.group('Fields of a plain resource', () => {
  test('are stored in whole units and answered as decimal strings', ({ assert }) => {
    for (const [name, wire, stored] of [
      ['weight', '12.5', 125_000],
      ['cost', '1250.00', 125_000],
    ] as const) {
      assert.equal(fields[name].toStored!(wire as never, {} as never), stored)
      assert.equal(fields[name].toWire!(stored as never, {} as never), wire)
    }
    assert.equal(columnOf('weight', fields.weight), 'weight_e4')
    assert.equal(attributeOf('cost', fields.cost), 'costMinor')
    assert.equal(columnOf('boughtOn', fields.boughtOn), 'bought_on')
  })

  test('are the list: its filters, its search, names in the language of the viewer', ({
    assert,
  }) => {
    assert.isTrue(listing.search)
    assert.deepInclude(listing.fields.code, { column: 'code', unique: true })
    assert.deepInclude(listing.fields.name, { column: 'name', arabic: 'name_ar' })
    assert.notProperty(listing.fields, 'nameAr')
    assert.equal(listing.fields.cost.type, 'money')
  })

  test('are required once: a change states what it changes', async ({ assert }) => {
    assert.deepEqual(await createValidator.validate(VALID), VALID)
    assert.deepEqual(await updateValidator.validate({ pieces: 3 }), { pieces: 3 })
    assert.deepEqual(await updateValidator.validate({ kind: null }), { kind: null })
    await assert.rejects(() => createValidator.validate({ name: 'Sample' }))
    await assert.rejects(() => updateValidator.validate({ code: 'two words' }))
    await assert.rejects(() => updateValidator.validate({ weight: '1.23456' }))
    await assert.rejects(() => updateValidator.validate({ pieces: 101 }))
    await assert.rejects(() => updateValidator.validate({ boughtOn: '2026-02-30' }))
  })
})
