import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import QuotationCreate from './create'

const KEPT = {
  key: 'a'.repeat(32),
  quotationId: null,
  baseVersion: null,
  edition: 4,
  projectName: 'Half a bridge',
  savedAt: '2026-03-01T08:00:00.000Z',
}
const SCORE = {
  total: 0,
  recommendation: 'NO_GO',
  knockedOut: false,
  configVersion: 1,
  criteria: [],
}
const page = (kept: object[]) =>
  renderResource(definition, {
    path: '/engineering/create-quotation',
    at: '/engineering/create-quotation',
    element: <QuotationCreate />,
    answers: {
      'GET /api/quotation-autosaves': { body: kept },
      [`GET /api/quotation-autosaves/${KEPT.key}`]: {
        body: { ...KEPT, content: JSON.stringify({ projectName: 'Half a bridge', lines: [] }) },
      },
      [`PUT /api/quotation-autosaves/${KEPT.key}`]: { body: { edition: 5 } },
      'POST /api/scoring-configs/preview': { body: SCORE },
    },
  })
const written = () =>
  calls
    .filter(({ method }) => method === 'put')
    .map(({ url, data }) => ({ url: url ?? '', data: String(data) }))

test('what is typed is kept after a moment, in a row of this form', async () => {
  page([])
  fireEvent.change(await screen.findByLabelText('Project name'), { target: { value: 'Bridge' } })
  await waitFor(() => expect(written()).toHaveLength(1), { timeout: 5000 })
  const { url, data } = written()[0]!
  expect(url).toMatch(/^\/api\/quotation-autosaves\/[0-9a-f]{32}$/)
  expect(JSON.parse(data)).toMatchObject({ quotationId: null, edition: 0, projectName: 'Bridge' })
})

test('after a crash it is offered, and restored where it ended', async () => {
  page([KEPT])
  expect(await screen.findByText('You have an unsaved draft')).toBeVisible()
  fireEvent.click(screen.getByText('Restore'))
  await waitFor(() => expect(screen.getByLabelText('Project name')).toHaveValue('Half a bridge'))
  expect(screen.queryByText('You have an unsaved draft')).toBeNull()
  fireEvent.change(screen.getByLabelText('Project name'), {
    target: { value: 'Half a bridge more' },
  })
  await waitFor(() => expect(written()).toHaveLength(1), { timeout: 5000 })
  const { url, data } = written()[0]!
  expect(url).toContain(KEPT.key)
  expect(JSON.parse(data)).toMatchObject({ edition: 4, projectName: 'Half a bridge more' })
})

test('discarded, it is gone', async () => {
  page([KEPT])
  fireEvent.click(await screen.findByText('Discard'))
  await waitFor(() => expect(calls.some(({ method }) => method === 'delete')).toBe(true))
  await waitFor(() => expect(screen.queryByText('Half a bridge')).toBeNull())
})
