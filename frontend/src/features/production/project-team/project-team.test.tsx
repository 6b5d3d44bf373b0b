import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import TeamTab from './team-tab'

const PROJECT = { id: 7 } as never
const MEMBER = {
  ...{ id: 5, version: 1, userId: 2, userName: 'Sami Saleh', role: 'storekeeper' },
  ...{ fromOn: '2026-01-01', toOn: null, note: null, isOn: true },
  can: { update: true, delete: true },
}
const NAMED = {
  ...{ id: null, version: null, userId: 9, userName: 'Huda Nasser', role: 'project_manager' },
  ...{ fromOn: null, toOn: null, note: null, isOn: true, can: { update: false, delete: false } },
}

function show(rows: object[], answers: object = {}) {
  renderPage({
    ...{ path: '/', at: '/', abilities: ['project-team.manage'] },
    element: <TeamTab record={PROJECT} />,
    answers: { 'GET /api/projects/7/team': { body: rows }, ...answers },
  })
}

test('whom the record names is shown and changed there; the team here', async () => {
  show([NAMED, MEMBER])
  const named = await screen.findByRole('row', { name: /Huda Nasser/ })
  expect(named).toHaveTextContent('Set on the project')
  expect(within(named).queryByRole('button')).toBeNull()
  const member = screen.getByRole('row', { name: /Sami Saleh/ })
  expect(within(member).getByRole('button', { name: 'Edit: Sami Saleh' })).toBeEnabled()
  expect(screen.getByText('2 people on the project')).toBeVisible()
})

test('a member is changed on the version that is shown', async () => {
  const sent = vi.fn<(request: unknown) => object>(() => ({ body: MEMBER }))
  show([MEMBER], { 'PATCH /api/project-team/5': sent })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: Sami Saleh' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: 'Nights' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      ...{ role: 'storekeeper', fromOn: '2026-01-01', toOn: null, note: 'Nights' },
    })
  )
})
