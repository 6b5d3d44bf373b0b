import { test } from '@japa/runner'
import { reportPdf } from '#core/reports/report_pdf'

const COMPANY = { nameEn: 'Binaa', nameAr: 'بناء' } as Parameters<typeof reportPdf>[1]
const word = (text: string) => ({ en: text, ar: text })

test.group('Reports as documents', () => {
  test('keep the thousands of figures apart, and numbers of documents as they are', ({
    assert,
  }) => {
    const report = {
      title: word('Cash forecast'),
      facts: [
        { label: word('Opening'), value: '20095710.21', number: true },
        { label: word('Account'), value: '1110200' },
      ],
      columns: [{ label: word('Week') }, { label: word('Amount'), number: true }],
      tables: [{ rows: [['2026-11-29', '-1234567.5']] }],
    }
    for (const language of ['en', 'ar'] as const) {
      const text = reportPdf(report, COMPANY, language)
      for (const shown of ['20,095,710.21', '1110200', '-1,234,567.5', '2026-11-29'])
        assert.include(text, shown)
    }
  })
})
