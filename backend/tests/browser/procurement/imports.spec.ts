/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, paste, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

test.group('Imports of procurement in the browser', () => {
  for (const language of LANGUAGES) {
    const text = words(language)
    const code = `IM-${language}`

    test(`a list of materials comes in, and its codes are pasted, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'storekeeper', language })
      await page.goto('/procurement/materials/import')
      const rows = [
        'SKU,Item,Category,UOM,Colour',
        `${code}-1,Tie wire,steel,kg,black`,
        `${code}-2,Moon rock,moon,kg,grey`,
      ]
      const buffer = Buffer.from(`${rows.join('\n')}\n`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'materials.csv', mimeType: 'text/csv', buffer })
      // what the portal has no field for is named first
      await sees(page, 'Colour')
      await sees(page, text('kit.import.unread_one', { names: 'Colour' }))
      await button(page, text('kit.import.check')).click()
      await button(page, text('kit.import.apply_one', { count: 1 })).click()
      await sees(page, text('kit.import.finished'))
      const known = await found<any[]>('buyer', `/api/materials?code=${code}-1`)
      assert.lengthOf(known, 1)

      const store = await made('storekeeper', '/api/warehouses', { code, name: `${code} store` })
      await page.goto(`/procurement/movements/new?type=receive&store=${store.id}`)
      const label = (name: string) => text(`procurement.stock_movements.fields.${name}`)
      const cell = (name: string) => text('kit.lines.cell', { column: label(name), number: 1 })
      await paste(field(page, cell('quantity')), `Item code\tQty\tRate\n${code}-1\t12\t3.5\n`)
      await until(async () => (await field(page, cell('quantity')).inputValue()) === '12', 20_000)
      await sees(page, `${code}-1`)
    })

    test(`a price list comes in and stands beside the line of an order, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      await made('storekeeper', '/api/materials', {
        ...{ code: `PL-${language}`, name: 'Binding wire', category: 'steel', unit: 'kg' },
      })
      const [vendor] = await found<any[]>('buyer', '/api/vendors?status=approved')
      const page = await stage().visit({ test: current }, { as: 'buyer', language })
      await page.goto('/procurement/price-lists/import')
      const rows = [
        'Supplier,List,Curr,From,Item code,Rate,Shade',
        `"${vendor.name}",Wire ${language},SAR,2020-01-01,PL-${language},7.25,dark`,
        `"${vendor.name}",Wire ${language},SAR,2020-01-01,NOTHING,7.25,dark`,
      ]
      const buffer = Buffer.from(`${rows.join('\n')}\n`)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
      await sees(page, text('kit.import.unread_one', { names: 'Shade' }))
      await button(page, text('kit.import.check')).click()
      await button(page, text('kit.import.apply_one', { count: 1 })).click()
      await sees(page, text('kit.import.finished'))
      const [list] = await found<any[]>('buyer', `/api/price-lists?name=Wire ${language}`)
      assert.include(list, { vendorId: vendor.id, currency: 'SAR' })
    })
  }
})
