import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { changed, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { clientBill, membersIn } from '#tests/helpers/client_bills'

const SHEET = 'xl/worksheets/sheet1.xml'

test.group("Clients' workbooks in the browser", () => {
  for (const language of LANGUAGES) {
    test(`a client's bill comes in, is priced and goes back in its own file, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const say = words(language)
      const text = (key: string, count?: number) =>
        say(`engineering.quotations.workbook.${key}`, count === undefined ? {} : { count })
      const three = language === 'arabic' ? 'few' : 'other'
      const draft = await made<{ id: number; number: string }>('engineer', '/api/quotations', {
        ...{ projectName: `Client's bill in ${language}`, draft: true, lines: [] },
      })
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto(`/engineering/quotations/${draft.number}?tab=workbook`)
      const file = clientBill()
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'bill.xlsx', buffer: file },
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      })
      await sees(page, 'Bill 3')
      await sees(page, 'Columns')
      await button(page, text('make_lines')).click()
      await sees(page, text(`added_${three}`, 3))

      const path = `/api/quotations/${draft.id}`
      const { lines } = await found<{ lines: any[] }>('engineer', path)
      assert.deepEqual(
        lines.map(({ clientItem, section, description, unit, quantity }) =>
          [clientItem, section, description, unit, quantity].join(' | ')
        ),
        [
          '1.1 | Steel works | Columns | ton | 12.5',
          '1.2 | Steel works | Beams | ton | 4',
          ' | Steel works | Less: omitted plates |  | -1',
        ]
      )
      const priced = lines.map((line, index) => ({
        ...{ clientItem: line.clientItem, section: line.section, description: line.description },
        ...{ unit: line.unit, quantity: line.quantity, clientRow: line.clientRow },
        unitRate: String(100 * (index + 1)),
      }))
      await changed('engineer', path, { lines: priced })

      await page.reload()
      await button(page, text('write_prices')).click()
      await sees(page, text(`rows_priced_${three}`, 3))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, text('download')).first().click(),
      ])
      const back = membersIn(await readFile(await download.path()))
      const sent = membersIn(file)
      assert.deepEqual([...back.keys()].sort(), [...sent.keys()].sort())
      assert.deepEqual(back.get('xl/styles.xml'), sent.get('xl/styles.xml'))
      const cells = back.get(SHEET)!.toString()
      assert.match(cells, /<c r="E6" s="2"><v>100<\/v><\/c>/)
      assert.match(cells, /<c r="E7"[^>]*><v>200<\/v><\/c>/)
      assert.match(cells, /<c r="E8" s="2"><v>300<\/v><\/c>/)
      assert.match(cells, /<f>D6\*E6<\/f>/)
    }).timeout(90_000)
  }
})
