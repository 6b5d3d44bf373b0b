import { test } from '@japa/runner'
import { SERVICE_END_CHOICES } from '#people/enums/settlements'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose, fillDay, sees, settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Written {
  id: number
  version: number
  status: string
}

const LAST_DAY = '2023-12-30'
/** Milliseconds until what was sent is stored. */
const PATIENCE = 30_000
const [WRITER, DECIDER] = ['hr.manager', 'hr.officer']

/** Someone of seven and a half years at 8,000 a month. */
async function anEmployee(name: string) {
  const [department] = await found<Written[]>(WRITER, '/api/departments?_start=0&_end=1')
  const employee = await made(WRITER, '/api/employees', {
    ...{ name, nameAr: name, position: 'Surveyor', positionAr: 'مساح', joinOn: '2016-07-01' },
    departmentId: department!.id,
  })
  const pay = { effectiveOn: '2016-07-01', basic: '8000' }
  await made(WRITER, `/api/employees/${employee.id}/pay-rates`, pay, employee.version)
  return employee
}

test.group('A settlement', () => {
  for (const language of LANGUAGES) {
    test(`is made of a last day, approved by another and printed, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const action = (key: string) => text(`people.settlements.action.${key}`)
      const end = SERVICE_END_CHOICES.find(({ value }) => value === 'resigned')!
      const reason = language === 'english' ? end.label : end.labelAr
      const employee = await anEmployee(`Leaver ${language}`)
      const page = await stage().visit({ test: current }, { as: WRITER, language })

      await page.goto(`/hr/employees/${employee.id}?tab=job_history`)
      const leave = text('people.job_changes.leave')
      await page.getByRole('button', { name: leave, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await fillDay(dialog, text('people.leavings.last_day'), LAST_DAY)
      await dialog.getByRole('button', { name: text('common.save'), exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })

      await page.goto(`/hr/settlements/new?employee=${employee.id}`)
      await choose(page, text('people.settlements.fields.serviceEnd'), reason)
      assert.deepEqual(await axeProblems(page, `settlement form in ${language}`), [])
      await page.getByRole('button', { name: text('common.save') }).click()
      await page.waitForURL(/\/hr\/settlements\/\d+$/)
      await sees(page, /26,666\.67/)
      const id = Number(page.url().split('/').at(-1))
      const stored = () => found<Written>(DECIDER, `/api/settlements/${id}`)
      await page.getByRole('button', { name: action('submit') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: action('submit') })
        .click()
      await until(async () => (await stored()).status === 'submitted', PATIENCE)
      await settled(page)
      assert.equal(await page.getByRole('button', { name: action('approve') }).count(), 0)

      const other = await stage().visit({ test: current }, { as: DECIDER, language })
      await other.goto(`/hr/settlements/${id}`)
      await other.getByRole('button', { name: action('approve') }).click()
      await other
        .getByRole('dialog')
        .getByRole('button', { name: action('approve') })
        .click()
      await until(async () => (await stored()).status === 'approved', PATIENCE)
      await settled(other)
      assert.deepEqual(await axeProblems(other, `settlement in ${language}`), [])
      await other.getByRole('tab', { name: text('people.settlements.pdf_tab') }).click()
      await other.getByRole('button', { name: text('kit.prints.print') }).click()
      await other.getByRole('link', { name: /EOS-2023-\d+-(en|ar)\.pdf/ }).waitFor()
      await other.goto('/hr/end-of-service?asOf=2023-12-30')
      await sees(other, text('people.end_of_service.total'))
      assert.deepEqual(await axeProblems(other, `liability in ${language}`), [])
    }).timeout(180_000)
  }
})
