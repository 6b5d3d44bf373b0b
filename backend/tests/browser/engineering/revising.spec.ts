import { test } from '@japa/runner'
import { found, made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  field,
  link,
  openTab,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

test.group('Revising a quotation', () => {
  test('a revision is written, compared, approved, and takes the place of the first', async ({
    assert,
    test: current,
  }) => {
    const { id, number } = await quotationBy('engineer', 'Depot of the revision')
    await made('chief.engineer', `/api/quotations/${id}/approve`, { version: 1 })
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto(`/engineering/quotations/${number}`)
    await button(page, 'Revise').click()
    await answer(page, 'Revise')
    await seesHeading(page, `Edit quotation ${number}-R1`)
    await field(page, 'Unit rate, line 1').fill('9')
    await button(page, 'Save').click()
    await seesHeading(page, `${number}-R1`)
    await openTab(page, 'Revisions')
    const changed = row(page, 'Columns').filter({ hasText: 'Changed' })
    await sees(changed, '10.03')
    await sees(changed, '9.00')
    await button(page, 'Submit for approval').click()
    await answer(page, 'Submit for approval', 'Quotation submitted')

    const chief = await stage().visit({ test: current }, { as: 'chief.engineer' })
    await chief.goto(`/engineering/quotations/${number}-R1`)
    await button(chief, 'Approve').click()
    await answer(chief, 'Approve', 'Quotation approved')
    await page.goto(`/engineering/quotations/${number}`)
    await sees(page, 'Superseded')
    assert.equal(await link(page, 'Edit').count(), 0)
    const [project] = await found<{ quotationNumber: string }[]>(
      'planner',
      `/api/projects?q=${encodeURIComponent('Depot of the revision')}`
    )
    assert.equal(project.quotationNumber, `${number}-R1`)
  }).timeout(60_000)
})
