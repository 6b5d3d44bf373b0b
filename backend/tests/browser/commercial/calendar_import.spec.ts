import { test } from '@japa/runner'
import { calendarFile, vevent } from '#tests/helpers/calendar_files'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees } from '#tests/helpers/browser_steps'

const LANGUAGES = [
  {
    language: 'english',
    open: 'Import',
    choose: 'Choose a file',
    reason: "It contains a date that doesn't exist.",
    done: 'The calendar has been imported.',
    close: 'Close',
    same: 'Already in the calendar',
  },
  {
    language: 'arabic',
    open: 'استيراد',
    choose: 'اختيار ملف',
    reason: 'يحتوي على تاريخ غير موجود.',
    done: 'تم استيراد التقويم.',
    close: 'إغلاق',
    same: 'موجود في التقويم',
  },
] as const

test.group('Importing a calendar in the browser', () => {
  for (const { language, ...words } of LANGUAGES)
    test(`a file is looked at, imported and known the next time, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const title = `Imported ${language}`
      const uid = `${language}@browser`
      const file = calendarFile(
        vevent(uid, 'DTSTART;TZID=Asia/Riyadh:20310411T080000', `SUMMARY:${title}`),
        vevent(`bad-${uid}`, 'DTSTART:20310230T080000Z')
      )
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto('/commercial/calendar?on=2031-04-11')
      const choose = async () => {
        await button(page, words.open).click()
        const upload = page.getByRole('dialog').getByLabel(words.choose)
        await upload.setInputFiles({
          name: 'outlook.ics',
          mimeType: 'text/calendar',
          buffer: Buffer.from(file),
        })
        await sees(page, words.reason)
      }
      await choose()
      await button(page.getByRole('dialog'), words.open).click()
      await sees(page, words.done)
      await button(page.getByRole('dialog'), words.close).last().click()
      await sees(page, title)
      const range = 'from=2031-04-01T00:00:00Z&to=2031-05-01T00:00:00Z'
      const { events } = await found<{ events: { title: string; startsAt: string }[] }>(
        'bdm',
        `/api/calendar?${range}`
      )
      const [event] = events.filter((one) => one.title === title)
      assert.equal(event!.startsAt, '2031-04-11T05:00:00.000Z')
      await choose()
      await sees(page, words.same)
    })
})
