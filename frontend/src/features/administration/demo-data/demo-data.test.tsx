import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import type { DemoData } from './demo-data'
import { DemoNotice } from './demo-notice'

const DEMO: DemoData = {
  since: '2026-11-01T08:00:00.000Z',
  changes: 3,
  lastChangeAt: '2026-11-02T08:00:00.000Z',
  removal: null,
  can: { remove: true },
}
const REMOVAL = {
  requestedBy: { id: 1, name: 'Amal' },
  requestedAt: '2026-11-03T08:00:00.000Z',
  failed: false,
}

const notice = (demo: DemoData | null, answers = {}) =>
  renderPage({
    path: '/admin/setup-steps',
    at: '/admin/setup-steps',
    element: (
      <main>
        <DemoNotice />
      </main>
    ),
    abilities: ['settings.manage'],
    answers: { 'GET /api/demo-data': { body: { demo } }, ...answers },
  })

test('nothing is said where the portal never showed a demo company', async () => {
  notice(null)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByRole('main')).toBeEmptyDOMElement()
})

test('an owner removes it by its name and their password, and sees what goes', async () => {
  const after = { ...DEMO, removal: REMOVAL, can: { remove: false } }
  notice(DEMO, { 'POST /api/demo-data/removal': { body: { demo: after } } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remove the demo data' }))
  expect(await screen.findByText(/3 changes have been made since/)).toBeVisible()
  await user.type(screen.getByLabelText('Type the name of the company to confirm'), 'Binaa')
  await user.type(screen.getByLabelText('Current password'), 'Granite-and-glass-9')
  await user.click(screen.getAllByRole('button', { name: 'Remove the demo data' }).at(-1)!)
  expect(await screen.findByText('The demo data is removed at the next start')).toBeVisible()
  const sent = calls.find(({ url }) => url?.endsWith('/removal'))!
  expect(JSON.parse(sent.data)).toEqual({
    companyName: 'Binaa',
    currentPassword: 'Granite-and-glass-9',
  })
})

test('others read that an owner can', async () => {
  notice({ ...DEMO, can: { remove: false } })
  expect(await screen.findByText(/An owner can remove it/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a request is taken back, also one that failed', async () => {
  notice(
    { ...DEMO, removal: { ...REMOVAL, failed: true }, can: { remove: false } },
    { 'DELETE /api/demo-data/removal': { body: { demo: DEMO } } }
  )
  expect(await screen.findByText("The demo data couldn't be removed")).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep the demo data' }))
  expect(await screen.findByText('This portal shows the demo company')).toBeVisible()
})
