import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import { Create, List, Show } from './pages'

const PATH = '/hr/checklist-templates'
const ITEM = {
  ...{ title: 'Return the laptop', titleAr: 'إعادة الحاسب', owner: 'storekeeper' },
  ...{ ownerUserId: null, dueDays: -2 },
}
const RECORD = {
  ...{ id: 1, version: 3, name: 'Leaving', nameAr: 'ترك العمل', kind: 'leaving' },
  ...{ departmentId: null, departmentName: null, position: null, active: true, items: [ITEM] },
  can: { update: true, delete: true },
}
const LISTS = {
  'checklist-kinds': [{ value: 'leaving', label: 'Leaving', labelAr: 'ترك العمل', active: true }],
  'checklist-owners': [
    { value: 'hr', label: 'HR', labelAr: 'الموارد البشرية', active: true },
    { value: 'storekeeper', label: 'Storekeeper', labelAr: 'أمين المستودع', active: true },
  ],
}
const answers = { 'GET /api/lists': { body: LISTS } }

test('the list links to the record and offers a new one to those who may add it', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <List />, abilities: ['employees.manage'] },
    answers: {
      ...answers,
      'GET /api/checklist-templates': { body: [RECORD], headers: { 'x-total-count': '1' } },
    },
  })
  expect(await screen.findByRole('link', { name: 'Leaving' })).toHaveAttribute('href', `${PATH}/1`)
  expect(screen.getByRole('link', { name: /New template/ })).toBeVisible()
})

test('a template says what is done, by whom and when', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/1`, element: <Show /> },
    ...{ abilities: ['employees.manage'] },
    answers: { ...answers, 'GET /api/checklist-templates/1': { body: RECORD } },
  })
  const item = await screen.findByRole('listitem')
  await waitFor(() => expect(item).toHaveTextContent('Return the laptop · Storekeeper'))
  expect(item).toHaveTextContent('2 days before')
})

test('items are entered with their owner and days', async () => {
  const sent = vi.fn<(body: unknown) => object>(() => ({ status: 201, body: RECORD }))
  renderResource(definition, {
    ...{ path: `${PATH}/new`, at: `${PATH}/new`, element: <Create /> },
    ...{ abilities: ['employees.manage'] },
    answers: { ...answers, 'POST /api/checklist-templates': sent },
  })
  await userEvent.type(await screen.findByLabelText('Name'), 'Leaving')
  await userEvent.type(screen.getByLabelText('Arabic name'), 'ترك العمل')
  fireEvent.mouseDown(screen.getByLabelText('Kind'))
  fireEvent.click(await screen.findByTitle('Leaving'))
  fireEvent.click(screen.getByRole('button', { name: /Add item/ }))
  const row = screen.getByRole('group', { name: 'Item 1' })
  await userEvent.type(within(row).getByLabelText('Task of item 1'), 'Keys')
  await userEvent.type(within(row).getByLabelText('Arabic task of item 1'), 'مفاتيح')
  const days = within(row).getByRole('spinbutton', { name: 'Days of item 1' })
  await userEvent.clear(days)
  await userEvent.type(days, '3')
  fireEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({
    kind: 'leaving',
    items: [{ title: 'Keys', titleAr: 'مفاتيح', owner: 'hr', dueDays: 3 }],
  })
})
