import { test } from '@japa/runner'
import { today } from '#core/settings/firm_clock'
import { toHijri } from '#engines/calendars/hijri'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, fill, row, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const HR = 'hr.manager'
/** Days until the document of someone new expires: within the first warning. */
const SOON = 25

interface Named {
  id: number
  code: string
  name: string
  nameAr: string
}

interface Stored {
  number: string
  expiresOn: string
  status: string
}

test.group('Hiring in the browser', () => {
  for (const language of LANGUAGES)
    test(`someone is entered, with a document that expires on a Hijri day, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const label = (name: string) => text(`people.employees.fields.${name}`)
      const paper = (key: string) => text(`people.person_documents.${key}`)
      const inWords = ({ name, nameAr }: Named) => (language === 'english' ? name : nameAr)
      const [department] = await found<Named[]>(HR, '/api/departments?_start=0&_end=1')
      const kinds = await found<Named[]>(HR, '/api/document-kinds?_start=0&_end=50')
      const iqama = kinds.find(({ code }) => code === 'IQAMA')!
      const name = `Newcomer ${language}`

      const page = await stage().visit({ test: current }, { as: HR, language })
      await page.goto('/hr/employees/new')
      await fill(page, {
        ...{ [label('name')]: name, [label('nameAr')]: `موظف ${language}` },
        ...{ [label('position')]: 'Surveyor', [label('positionAr')]: 'مساح' },
      })
      await choose(page, label('departmentId'), inWords(department!))
      await button(page, text('common.save')).click()
      await page.waitForURL(/\/hr\/employees\/\d+$/)
      const id = Number(page.url().split('/').at(-1))

      await page.goto(`/hr/employees/${id}?tab=documents`)
      await button(page, paper('create')).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, paper('fields.documentKindId'), inWords(iqama))
      await fill(dialog, { [paper('fields.number')]: `24${id}00117` })
      const expiresOn = formatDay(parseDay(today()) + SOON)
      const expiry = dialog.locator('.ant-form-item').filter({ hasText: paper('fields.expiresOn') })
      const [gregorian, hijri] = [expiry.locator('input').first(), expiry.locator('input').last()]
      await hijri.fill(toHijri(expiresOn))
      assert.equal(await gregorian.inputValue(), expiresOn)
      await button(dialog, text('common.save')).click()
      await dialog.waitFor({ state: 'hidden' })

      const stored = await found<Stored[]>(HR, `/api/employees/${id}/documents`)
      assert.deepInclude(stored[0], { expiresOn, status: 'active' })
      await page.goto('/hr/person-documents?tab=expiring&q=' + encodeURIComponent(name))
      await row(page, language === 'english' ? name : `موظف ${language}`)
        .first()
        .waitFor()
      await sees(page, paper('tabs.expiring'))

      // HR is notified at once, among other alerts of the day, and this one leads to the document
      const alerts = await found<{ actionUrl: string | null }[]>(HR, '/api/notifications?limit=50')
      const address = `/hr/employees/${id}?tab=documents`
      assert.include(
        alerts.map(({ actionUrl }) => actionUrl),
        address
      )
      await page.goto(address)
      await sees(page, `24${id}00117`)
    }).timeout(120_000)
})
