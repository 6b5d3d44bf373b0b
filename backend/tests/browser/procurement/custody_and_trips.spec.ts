/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, openTab, sees, seesHeading, sign } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    out: 'Check out',
    holder: 'Custodian',
    out_done: 'In custody',
    back: 'Check in',
    there: 'Available',
    custody: 'Custody',
    road: 'Depart',
    confirm: 'Confirm',
    deliver: 'Record proof of delivery',
    taker: 'Received by',
    delivered: 'Delivered',
  },
  {
    language: 'arabic',
    out: 'تسليم عهدة',
    holder: 'صاحب العهدة',
    out_done: 'في عهدة',
    back: 'استلام عهدة',
    there: 'متاحة',
    custody: 'العهدة',
    road: 'انطلاق',
    confirm: 'تأكيد',
    deliver: 'تسجيل إثبات التسليم',
    taker: 'المستلم',
    delivered: 'سُلّمت',
  },
] as const

test.group('Custody and trips in the browser', () => {
  for (const [i, words] of inTurn(LANGUAGES, 2).entries()) {
    const { language } = words
    test(`a level goes out with a signature and comes back, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const body = { tag: `JRN-${i}`, name: 'Journey level', category: 'survey' }
      const piece = await made<{ id: number }>('buyer', '/api/equipment', body)
      const page = await stage().visit({ test: current }, { as: 'buyer', language })
      await page.goto(`/procurement/equipment-management/${piece.id}`)
      await seesHeading(page, `JRN-${i}`)
      await button(page, words.out).first().click()
      await field(page.getByRole('dialog'), words.holder).fill('Salem Al-Harbi')
      await sign(page)
      await button(page.getByRole('dialog'), words.out).click()
      await sees(page, words.out_done)
      await button(page, words.back).first().click()
      await sign(page)
      await button(page.getByRole('dialog'), words.back).click()
      await sees(page, words.there)
      await openTab(page, words.custody)
      await sees(page, 'Salem Al-Harbi')
      const [kept] = await found<any[]>('buyer', `/api/equipment?tag=JRN-${i}`)
      assert.equal(kept.status, 'available')
    })

    test(`a truck sets out and its goods are signed for, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
      const trip = await made<{ id: number }>('buyer', '/api/trips', {
        type: 'site_delivery',
        ...{ vehicle: `JRN TRUCK ${i}`, driver: `Journey driver ${i}` },
        ...{ plannedStartAt: at(1), plannedEndAt: at(3) },
        cargo: [{ description: 'Cement', quantity: '40', unit: 'bag' }],
      })
      const page = await stage().visit({ test: current }, { as: 'buyer', language })
      await page.goto(`/procurement/track-transportation/${trip.id}`)
      await button(page, words.road).click()
      await button(page.getByRole('dialog'), words.confirm).click()
      await button(page, words.deliver).click()
      await field(page.getByRole('dialog'), words.taker).fill('Bashir Ahmed')
      await sign(page)
      await button(page.getByRole('dialog'), words.deliver).click()
      await sees(page, words.delivered)
      await sees(page, 'Bashir Ahmed')
      const kept = await found<any>('buyer', `/api/trips/${trip.id}`)
      assert.containsSubset(kept, { status: 'delivered', podName: 'Bashir Ahmed' })
      assert.match(kept.podSignature, /^M .* L /)
    })
  }
})
