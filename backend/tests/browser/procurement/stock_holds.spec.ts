/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, field, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

const MOVEMENTS = 'procurement.stock_movements'
const LEVELS = 'procurement.stock_levels'

/** A store with two batches of a material: five that expire soon, and five that expire late. */
async function twoBatches(name: string) {
  const store = await made('storekeeper', '/api/warehouses', {
    code: `${name}-A`,
    name: `${name} A`,
  })
  const material = await made('storekeeper', '/api/materials', {
    ...{ code: `${name}-C`, name: `${name} sealant`, nameAr: `${name} مادة عازلة` },
    ...{ category: 'finishing', unit: 'pcs', tracking: 'batch' },
  })
  const lines = [
    { batchNo: 'LATE', expiresOn: '2031-06-30' },
    { batchNo: 'SOON', expiresOn: '2030-01-31' },
  ].map((batch) => ({ ...batch, materialId: material.id, quantity: '5', unitCost: '20' }))
  const receipt = { type: 'receive', warehouseId: store.id, lines }
  const { id, version } = await made('storekeeper', '/api/stock-movements', receipt)
  await made('buyer', `/api/stock-movements/${id}/approve`, {}, version)
  const level = async () =>
    (await found<any[]>('buyer', `/api/stock-levels?materialId=${material.id}`))[0]
  return { store, material, level }
}

test.group('Batches, held and reserved goods in the browser', () => {
  for (const language of LANGUAGES) {
    const text = words(language)
    const label = (name: string) => text(`${MOVEMENTS}.fields.${name}`)
    const cell = (name: string, number = 1) =>
      text('kit.lines.cell', { column: label(name), number })
    const held = (key: string) => text(`${LEVELS}.held_goods.${key}`)
    const reserved = (key: string) => text(`${LEVELS}.reservations.${key}`)

    test(`what is held is left in the store, what expires first leaves, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const name = `FE-${language}`
      const { level } = await twoBatches(name)
      const page = await stage().visit({ test: current }, { as: 'storekeeper', language })
      await page.goto(`/procurement/inventory/${(await level()).id}?tab=statuses`)
      await page.getByRole('tab', { name: held('title') }).click()
      await button(page, held('change')).first().click()
      const dialog = page.getByRole('dialog')
      await field(dialog, held('fields.quantity')).fill('2')
      await field(dialog, held('fields.batchNo')).fill('SOON')
      await field(dialog, held('fields.reason')).fill('Certificate missing')
      await button(dialog, text('common.save')).click()
      await sees(page, held('changed'))
      assert.containsSubset(await level(), { onHand: '10', held: '2', available: '8' })

      await page.getByRole('tab', { name: reserved('title') }).click()
      await button(page, reserved('reserve')).click()
      const [{ label: named }] = await found<any[]>('buyer', '/api/projects/lookup')
      // the name is in the language of the page, the code is not
      const code = named.split(' ')[0]
      await choose(dialog, reserved('fields.projectName'), code)
      await field(dialog, reserved('fields.quantity')).fill('4')
      await button(dialog, text('common.save')).click()
      await sees(page, reserved('reserved'))
      assert.containsSubset(await level(), { reserved: '4', available: '4' })

      await page.goto('/procurement/movements/new?type=issue')
      await choose(page, label('warehouseId'), `${name} A`)
      await choose(page, label('projectId'), code)
      await choose(page, cell('materialId'), `${name}-C`)
      await field(page, cell('quantity')).fill('5')
      await field(page, cell('quantity')).press('Tab')
      await button(page, text(`${MOVEMENTS}.fill_batches`)).click()
      await until(async () => (await field(page, cell('batchNo')).inputValue()) === 'SOON', 20_000)
      assert.equal(await field(page, cell('quantity')).inputValue(), '3')
      assert.equal(await field(page, cell('batchNo', 2)).inputValue(), 'LATE')
      await button(page, text('common.save')).click()
      await sees(page, text('kit.status.posted'))
      // the reservation of the project is used up first
      assert.containsSubset(await level(), {
        onHand: '5',
        held: '2',
        reserved: '0',
        available: '3',
      })
    })
  }
})
