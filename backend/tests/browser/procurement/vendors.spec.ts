/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { RATING_SCALES, type RatingAnswers } from '#procurement/enums/rating_scales'
import {
  VENDOR_DOCUMENT_TYPES,
  type VendorDocumentType,
} from '#procurement/enums/vendor_document_types'
import { VENDOR_GROUPS } from '#procurement/enums/vendor_groups'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  fill,
  fillDay,
  link,
  openTab,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { pdf } from '#tests/helpers/sample_files'

const RATING: RatingAnswers = {
  quality: 'excellent',
  deliveryPerformance: 'usually_on_time',
  responsiveness: 'good',
  pricingCompetitiveness: 'competitive',
  reliability: 'very_reliable',
}

/** What the screens write: texts by their key, fields by their name, choices by their value. */
function speaking(language: Language) {
  const text = words(language)
  const stated = (choice: { label: string; labelAr: string }) =>
    language === 'arabic' ? choice.labelAr : choice.label
  return {
    text,
    vendors: (key: string) => text(`procurement.vendors.${key}`),
    field: (name: string) => text(`procurement.vendors.fields.${name}`),
    tab: (name: string) => text(`procurement.vendors.tabs.${name}`),
    group: (value: string) => stated(VENDOR_GROUPS.find((choice) => choice.value === value)!),
    kindOf: (type: VendorDocumentType) =>
      stated(VENDOR_DOCUMENT_TYPES.find((choice) => choice.value === type)!),
    rated: (scale: keyof RatingAnswers) =>
      stated(RATING_SCALES[scale].find(({ value }) => value === RATING[scale])!),
  }
}
type Spoken = ReturnType<typeof speaking>

async function fillVendor(page: Page, name: string, { field, tab, group, rated }: Spoken) {
  await fill(page, {
    [field('name')]: name,
    [field('businessAddress')]: '7214 Industrial Gate Road',
    [field('city')]: 'Dammam',
    [field('country')]: 'Saudi Arabia',
    [field('postalCode')]: '32245',
  })
  await choose(page, field('group'), group('manufacturer'))
  await openTab(page, tab('contact'))
  await fill(page, {
    [field('primaryContactName')]: 'إبراهيم نور',
    [field('phone')]: '013 842 7719',
    [field('email')]: 'sales@falconglass.example',
    [field('website')]: 'www.falconglass.example',
  })
  await openTab(page, tab('banking'))
  await fill(page, {
    [field('bankName')]: 'Al Rajhi Bank',
    [field('accountName')]: 'Falcon Glass Co.',
    [field('iban')]: 'SA0380000000608010167519',
    [field('swiftCode')]: 'RJHISARI',
  })
  await openTab(page, tab('rating'))
  for (const scale of Object.keys(RATING) as (keyof RatingAnswers)[])
    await choose(page, field(scale), rated(scale))
}

async function addDocument(page: Page, { text, vendors, kindOf }: Spoken) {
  const missing = `${kindOf('commercial_registration')}: ${vendors('missing')}`
  const onFile = `${kindOf('commercial_registration')}: ${vendors('present')}`
  await sees(page, missing)
  await choose(page, text('kit.files.type'), kindOf('commercial_registration'))
  await fill(page, { [vendors('document_number')]: '2050118845' })
  await fillDay(page, text('kit.files.issued_on'), '2024-06-01')
  await fillDay(page, text('kit.files.expires_on'), '2098-05-31')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await sees(page, onFile)
  return missing
}

test.group('Vendors in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a vendor is entered on all tabs, with its rating and a document, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const spoken = speaking(language)
      const { text, vendors, tab, kindOf, rated } = spoken
      const name = `Falcon Glass Factory ${language}`
      const page = await stage().visit({ test: current }, { as: 'buyer', language })
      await page.goto('/procurement/vendors')
      await link(page, vendors('create')).click()
      await fillVendor(page, name, spoken)
      await button(page, text('common.save')).click()
      await seesHeading(page, name)
      const path = `/api/vendors/${page.url().split('/').at(-1)}`
      await openTab(page, tab('banking'))
      await sees(page, 'SA03 8000 0000 6080 1016 7519')
      await openTab(page, tab('rating'))
      await sees(page, vendors('score'))
      await page
        .getByRole('row')
        .filter({ hasText: rated('deliveryPerformance') })
        .waitFor()
      const kept = await found<any>('buyer', path)
      assert.containsSubset(kept, { name, group: 'manufacturer', iban: 'SA0380000000608010167519' })
      assert.containsSubset(kept.rating, { ...RATING, score: 86.25, standing: 'excellent' })

      await openTab(page, tab('documents'))
      const missing = await addDocument(page, spoken)
      const [document] = (await found<any>('buyer', path)).documents
      assert.containsSubset(document, {
        documentType: 'commercial_registration',
        number: '2050118845',
        issuedOn: '2024-06-01',
        expiresOn: '2098-05-31',
      })
      // a browser shows it in a tab of its own or, when it cannot, takes it to the downloads
      const [opened, answered] = await Promise.all([
        page.waitForEvent('popup'),
        page.context().waitForEvent('response', (one) => one.url().includes('/content')),
        page.getByRole('link', { name: 'registration.pdf' }).click(),
      ])
      assert.equal(answered.status(), 200)
      assert.include(answered.headers()['content-type'], 'application/pdf')
      await opened.close()
      await button(page, text('kit.files.delete', { name: 'registration.pdf' })).click()
      await sees(page.getByRole('dialog'), kindOf('commercial_registration'))
      await answer(page, text('common.delete'), text('kit.files.deleted'))
      await sees(page, missing)
      assert.lengthOf((await found<any>('buyer', path)).documents, 0)
    })
  }
})
