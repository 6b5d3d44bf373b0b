/// <reference lib="dom" />
import { test } from '@japa/runner'
import { cardPicture } from '#tests/helpers/browser_card'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, link, seesHeading } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    scan: 'Scan business card',
    choose: 'Choose image: Front',
    read: 'Read card',
    confirm: 'Confirm business card',
    email: 'E-mail',
    done: 'Confirm and add client',
    name: 'Mazen Haddad',
  },
  {
    language: 'arabic',
    scan: 'تصوير بطاقة عمل',
    choose: 'اختيار صورة: الوجه الأمامي',
    read: 'قراءة البطاقة',
    confirm: 'تأكيد بطاقة العمل',
    email: 'البريد الإلكتروني',
    done: 'تأكيد وإضافة العميل',
    name: 'Salma Rashed',
  },
] as const

test.group('Scanning a card in the browser', () => {
  for (const { language, ...words } of inTurn(LANGUAGES, 2)) {
    test(`a card becomes a client with its picture, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const email = `${words.name.toLowerCase().replace(' ', '.')}@cedarpeak.example`
      const card = {
        ...{ name: words.name, jobTitle: 'Sales Manager', company: 'Cedar Peak Trading LLC' },
        ...{ mobile: '+966 55 734 2981', email, website: 'www.cedarpeak.example' },
        address: 'King Abdullah Road, Riyadh 12431',
      }
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto('/commercial/clients')
      await link(page, words.scan).click()
      await page.getByLabel(words.choose).setInputFiles(await cardPicture(stage().browser, card))
      await button(page, words.read).click()
      await page.getByRole('heading', { name: words.confirm }).waitFor({ timeout: 60_000 })
      await page.waitForFunction(
        (value) => [...document.querySelectorAll('input')].some((input) => input.value === value),
        email
      )
      assert.equal(await field(page, words.email).inputValue(), email)
      await button(page, words.done).click()
      await seesHeading(page, words.name)
      const id = Number(page.url().split('/').pop())
      assert.containsSubset(await found('bdm', `/api/clients/${id}`), {
        name: words.name,
        email,
        mobile: '+966557342981',
      })
      const timeline = await found<{ kind: string }[]>('bdm', `/api/clients/${id}/timeline`)
      assert.isTrue(timeline.some(({ kind }) => kind === 'card'))
    }).timeout(120_000)
  }
})
