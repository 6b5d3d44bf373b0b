/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    merge: 'Merge…',
    other: 'Client to merge',
    confirm: (name: string) => `Merge and remove ${name}`,
    undo: 'Undo',
    back: (name: string) => `${name} restored`,
  },
  {
    language: 'arabic',
    merge: 'دمج…',
    other: 'العميل المراد دمجه',
    confirm: (name: string) => `دمج وإزالة ${name}`,
    undo: 'تراجع',
    back: (name: string) => `تمت استعادة ${name}`,
  },
] as const

test.group('Merging clients in the browser', () => {
  for (const { language, ...words } of inTurn(LANGUAGES, 2)) {
    test(`two clients become one, field by field, and two again, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const [keptName, otherName] = [`Wafaa Merge ${language}`, `Waffa Merged ${language}`]
      const kept = await made('bdm', '/api/clients', {
        name: keptName,
        company: 'Old name Est.',
        jobTitle: 'Buyer',
      })
      const other = await made('bdm', '/api/clients', {
        name: otherName,
        company: 'New name Est.',
        mobile: '+966 55 200 3001',
      })
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto(`/commercial/clients/${kept.id}`)
      await link(page, words.merge).click()
      await choose(page, words.other, otherName)
      await page.getByRole('radio', { name: 'New name Est.' }).check()
      await button(page, words.confirm(otherName)).click()
      await page.waitForURL(`**/commercial/clients/${kept.id}`)
      await seesHeading(page, new RegExp(`^${keptName}$`))
      await sees(page, 'New name Est.')
      const path = `/api/clients/${kept.id}`
      assert.containsSubset(await found('bdm', path), {
        name: keptName,
        company: 'New name Est.',
        jobTitle: 'Buyer',
        mobile: '+966 55 200 3001',
      })
      assert.lengthOf(await found<object[]>('bdm', `/api/clients?q=${otherName}`), 0)

      await button(page, words.undo).click()
      await sees(page, words.back(otherName))
      await sees(page, 'Old name Est.')
      assert.containsSubset(await found('bdm', path), { company: 'Old name Est.', mobile: null })
      assert.containsSubset(await found('bdm', `/api/clients/${other.id}`), {
        name: otherName,
        company: 'New name Est.',
        mobile: '+966 55 200 3001',
      })
    })
  }
})
