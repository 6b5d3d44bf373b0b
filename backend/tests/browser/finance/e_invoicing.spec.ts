import { test } from '@japa/runner'
import { AuthoritySimulator, OTP } from '#tests/helpers/authority/simulator'
import { changed, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fill,
  link,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const SELLER = {
  branch: 'Riyadh',
  businessCategory: 'Construction',
  street: 'King Abdulaziz Road',
  buildingNumber: '3120',
  district: 'Al Olaya',
  city: 'Riyadh',
  postalCode: '12214',
}
const BUYER = {
  ...{ vatNumber: '300000000000003', buildingNumber: '1234', street: 'King Fahd Road' },
  ...{ district: 'Al Olaya', city: 'Riyadh', postalCode: '12214' },
}

/** A draft that electronic invoicing would take. */
async function draftFor(name: string) {
  const { id: clientId } = await made('bdm', '/api/clients', { name })
  const lines = [{ description: 'Steel', quantity: '2.5', unit: 't', unitPrice: '400' }]
  const body = { type: 'standard', clientId, buyer: BUYER, lines }
  return made('accountant', '/api/invoices', body)
}

test.group('E-invoicing in the browser', (group) => {
  const authority = new AuthoritySimulator()
  let address = ''
  group.setup(async () => {
    address = await authority.start()
    return async () => {
      // other journeys issue their invoices without an authority
      await changed('accountant', '/api/e-invoicing', { mode: 'off' })
      await authority.stop()
    }
  })

  for (const language of LANGUAGES) {
    test(`a firm gets its certificate, and an invoice is cleared and another one sent again, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`commercial.e_invoices.${key}`, values)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance/e-invoicing')
      await seesHeading(page, own('title'))
      await fill(
        page,
        Object.fromEntries(
          Object.entries({ ...SELLER, simulationUrl: address }).map(([name, value]) => [
            own(`fields.${name}`),
            value,
          ])
        )
      )
      await button(page, text('common.save')).click()
      await sees(page, own('saved'))
      await button(page, own('create_unit')).first().click()
      const dialog = page.getByRole('dialog')
      await field(dialog, own('fields.otp')).fill(OTP)
      await answer(page, own('create_unit'), own('unit_created'))
      // its six sample documents are checked by a job
      await sees(page.locator('.ant-list-item').first(), text('kit.status.active'))
      await button(page, own('change_mode')).click()
      await choose(page.getByRole('dialog'), own('fields.mode'), own('mode.simulation'))
      await answer(page, own('change_mode'))
      await sees(page, own('mode_text.simulation'))

      const issue = text('commercial.invoices.issue')
      const draft = await draftFor(`Cleared ${language}`)
      await page.goto(`/commercial/invoicing/${draft.id}`)
      await button(page, issue).click()
      await answer(page, issue)
      await sees(page, own('state.cleared'))
      const xml = link(page, 'XML')
      const file = await page.request.get((await xml.getAttribute('href'))!)
      assert.include(await file.text(), '<ds:SignatureValue>')

      authority.mood = 'busy'
      const waiting = await draftFor(`Waiting ${language}`)
      await page.goto(`/commercial/invoicing/${waiting.id}`)
      await button(page, issue).click()
      await answer(page, issue)
      await sees(page, own('failure.busy'))
      authority.mood = 'open'
      await button(page, own('send')).click()
      await sees(page, own('state.cleared'))
      const { documents } = await found<any>('accountant', `/api/invoices/${waiting.id}/e-invoice`)
      assert.containsSubset(documents, [{ state: 'cleared', sentTimes: 2 }])
    }).timeout(90_000)
  }
})
