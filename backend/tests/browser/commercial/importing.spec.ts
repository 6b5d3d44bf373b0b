/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, link, sees, seesHeading } from '#tests/helpers/browser_steps'

const ROWS = 5000
const BAD = 37
const GOOD = ROWS - BAD
const EVERY = 131

const LANGUAGES = [
  {
    language: 'english',
    head: 'Name,Company,E-mail',
    import: 'Import',
    choose: 'Choose file',
    check: 'Check rows',
    checked: `${GOOD} of ${ROWS} rows can be imported`,
    bad: `${BAD} rows have problems and will be skipped.`,
    problem: /^E-mail: /,
    download: 'Download rows with problems',
    apply: `Import ${GOOD} rows`,
    outcome: `${GOOD} created, 0 updated, ${BAD} skipped`,
  },
  {
    language: 'arabic',
    head: 'الاسم,الشركة,البريد الإلكتروني',
    import: 'استيراد',
    choose: 'اختيار ملف',
    check: 'فحص الصفوف',
    checked: `يمكن استيراد ${GOOD} من ${ROWS} صفاً`,
    bad: `${BAD} صفاً فيها مشكلات وسيتم تخطيها.`,
    problem: /^البريد الإلكتروني: /,
    download: 'تنزيل الصفوف ذات المشكلات',
    apply: `استيراد ${GOOD} صفاً`,
    outcome: `أُنشئ ${GOOD}، وحُدّث 0، وتم تخطي ${BAD}`,
  },
] as const

/** Rows of which the 37 at every 131st line have no e-mail address that could be one. */
function table(head: string, company: string): Buffer {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const isBad = i % EVERY === 0 && i / EVERY < BAD
    return `سالم ${i},${company},${isBad ? 'not an address' : `s${i}@${company}.example`}`
  })
  return Buffer.from([head, ...rows].join('\r\n'))
}

test.group('Importing clients in the browser', () => {
  for (const { language, ...words } of LANGUAGES) {
    test(`of 5,000 rows the 37 bad ones are named and left out, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const company = `import-${language}`
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto('/commercial/clients')
      await link(page, words.import).click()
      await seesHeading(page, words.import)
      await page.getByLabel(words.choose).setInputFiles({
        name: 'clients.csv',
        mimeType: 'text/csv',
        buffer: table(words.head, company),
      })
      await button(page, words.check).click()
      await sees(page, words.checked)
      await sees(page, words.bad)
      // the heading is row 1
      const first = page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: '2', exact: true }) })
      await sees(first, words.problem)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        link(page, words.download).click(),
      ])
      const problems = await readFile(await download.path(), 'utf8')
      assert.lengthOf(problems.trim().split('\r\n'), BAD + 1)
      assert.include(problems, `"سالم ${EVERY}",`)
      const list = `/api/clients?company=${company}&_start=0&_end=1`
      assert.lengthOf(await found<object[]>('bdm', list), 0)

      await button(page, words.apply).click()
      await page.getByText(words.outcome).waitFor({ timeout: 60_000 })
      const id = new URL(page.url()).searchParams.get('import')
      const batch = await found<object>('bdm', `/api/imports/${id}`)
      assert.containsSubset(batch, { status: 'applied', createdRows: GOOD, badRows: BAD })
      const api = await stage().api('bdm')
      const answer = await api.get(list)
      assert.equal(answer.headers()['x-total-count'], String(GOOD))
      await api.dispose()
    }).timeout(90_000)
  }
})
