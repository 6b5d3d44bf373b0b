import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import Timesheets from './page'
import TimesheetShow from './show'

const WEEK = '2026-11-15'
const dayOf = (day: number) => `2026-11-${String(15 + day).padStart(2, '0')}`
const OPEN = { abilities: ['people.open'] }
const PATH = '/hr/timesheets'
const NOTHING = {
  ...{ update: false, submit: false, recall: false, approve: false, return: false, reopen: false },
}

const week = (more: object = {}) => ({
  ...{ id: null, version: 0, weekStart: WEEK, status: 'draft', comment: null, totalMinutes: 0 },
  ...{ employeeId: 7, employeeNumber: 'E-7', employeeName: 'Huda', employeeNameAr: 'هدى' },
  ...{ requiredMinutes: 2400, shortageMinutes: 2400, returnedBy: null, submittedAt: null },
  ...{ approvedAt: null, batchId: null, rows: [], approvals: [] },
  days: Array.from({ length: 7 }, (_, day) => ({
    ...{ on: dayOf(day), isRest: day > 4, isHoliday: false, isRamadan: false, isFuture: day === 6 },
    leave: day === 1 ? 'full' : 'none',
  })),
  can: { ...NOTHING, update: true },
  ...more,
})

const PROJECT = { id: 3, code: 'P-03', name: 'Hangar', nameAr: 'حظيرة' }
const line = (minutes: number[], more: object = {}) => ({
  ...{ projectId: 3, taskId: null, note: null, project: PROJECT, task: null, ...more },
  minutes: [...minutes, ...Array<number>(7 - minutes.length).fill(0)],
})

const cell = (row: number, day: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Hours of row ${row}, ${day}`) })

const show = (
  answers: Parameters<typeof renderResource>[1]['answers'],
  at = `${PATH}?week=${WEEK}`
) => renderResource(definition, { ...OPEN, path: PATH, at, element: <Timesheets />, answers })

const sent = () =>
  calls.filter(({ method }) => method === 'put').map(({ data }) => JSON.parse(String(data)))

test('a week is entered by keyboard, with totals and what is missing', async () => {
  show({
    'GET /api/timesheets/week': { body: week() },
    'PUT /api/timesheets/week': { body: week({ id: 5, version: 1 }) },
  })
  const user = userEvent.setup()
  await user.click(await cell(1, 'Sun'))
  await user.keyboard('8{Enter}')
  const below = await cell(2, 'Sun')
  await waitFor(() => expect(below).toHaveFocus())
  await user.keyboard('1:30{ArrowUp}')
  const above = await cell(1, 'Sun')
  await waitFor(() => expect(above).toHaveFocus())
  expect(below).toHaveValue('1:30')
  expect(await cell(1, 'Mon')).toBeDisabled()
  expect(await cell(1, 'Sat')).toBeDisabled()
  const totals = screen.getAllByRole('rowheader', { name: 'Total' })[0]!.closest('tr')!
  expect(within(totals).getAllByText('9:30')).toHaveLength(2)
  expect(screen.getByText('Shortage').parentElement).toHaveTextContent('30:30')
  await user.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ employeeId: 7, weekStart: WEEK })
  expect(sent()[0].rows.map((row: { minutes: number[] }) => row.minutes[0])).toEqual([480, 90])
})

test('what is no number of hours is marked and not sent; what is refused is marked where it is', async () => {
  const refusal = {
    status: 422,
    body: { message: 'No', errors: { 'rows.0.minutes.2': ['At most 16 hours a day in all.'] } },
  }
  show({
    'GET /api/timesheets/week': { body: week({ version: 1, id: 5, rows: [line([480])] }) },
    'PUT /api/timesheets/week': refusal,
  })
  const user = userEvent.setup()
  const tuesday = await cell(1, 'Tue')
  await user.click(tuesday)
  await user.keyboard('many')
  await user.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter hours such as')
  expect(sent()).toHaveLength(0)
  await user.clear(tuesday)
  await user.type(tuesday, '16')
  await user.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('At most 16 hours a day in all.')).toBeVisible()
  expect(tuesday).toHaveAttribute('aria-invalid', 'true')
})

test('the week before is copied, without the days that are closed', async () => {
  show({
    'GET /api/timesheets/week': () => ({
      body: calls.some(({ params }) => params?.weekStart === '2026-11-08')
        ? week({ weekStart: '2026-11-08', rows: [line([480, 480, 450])] })
        : week(),
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Copy last week/ }))
  await waitFor(async () => expect(await cell(1, 'Tue')).toHaveValue('7:30'))
  expect(await cell(1, 'Mon')).toHaveValue('')
  expect(screen.getByText('P-03 · Hangar')).toBeVisible()
})

test('who approves sees who else has to, and the buttons', async () => {
  renderResource(definition, {
    ...{ ...OPEN, path: `${PATH}/:id`, at: `${PATH}/5`, element: <TimesheetShow /> },
    answers: {
      'GET /api/timesheets/5': {
        body: week({
          ...{ id: 5, version: 2, status: 'submitted', rows: [line([480])], totalMinutes: 480 },
          approvals: [
            {
              projectId: null,
              approver: { id: 2, name: 'Omar' },
              decidedBy: null,
              decidedAt: null,
            },
            { projectId: 3, approver: { id: 4, name: 'Sara' }, decidedBy: null, decidedAt: null },
          ],
          can: { ...NOTHING, approve: true, return: true },
        }),
      },
    },
  })
  expect(await screen.findByRole('button', { name: /Approve/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /Return/ })).toBeVisible()
  expect(screen.getByText('Omar · Sara')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /Hours of row/ })).toBeNull()
})

test('a manager sees who has not begun, and approves from the list', async () => {
  const member = (employeeId: number, more: object) => ({
    ...{ employeeId, departmentId: 1, number: `E-${employeeId}`, nameAr: 'موظف', version: 2 },
    ...{
      requiredMinutes: 2400,
      shortageMinutes: 0,
      totalMinutes: 2400,
      waitsForMe: false,
      ...more,
    },
  })
  show(
    {
      'GET /api/timesheets/team': {
        body: {
          ...{ weekStart: WEEK, pageSize: 100 },
          counts: { missing: 1, draft: 0, submitted: 1, approved: 0, locked: 0 },
          people: [
            member(7, { name: 'Huda', state: 'submitted', timesheetId: 5, waitsForMe: true }),
            member(8, { name: 'Badr', state: 'missing', timesheetId: null, totalMinutes: 0 }),
          ],
        },
      },
      'POST /api/timesheets/5/approve': { body: week({ id: 5, version: 3 }) },
    },
    `${PATH}?tab=team&week=${WEEK}`
  )
  const badr = (await screen.findByText('Badr')).closest('tr')!
  expect(badr).toHaveTextContent('Not started')
  expect(screen.getByRole('radio', { name: 'Not started (1)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Huda' })).toHaveAttribute('href', `${PATH}/5`)
  await userEvent.click(screen.getByRole('button', { name: 'Approve timesheet of Huda' }))
  const approved = () => calls.find(({ url }) => url?.endsWith('/5/approve'))
  await waitFor(() => expect(approved()).toBeDefined())
  expect(String(approved()!.headers['If-Match'])).toContain('2')
})
