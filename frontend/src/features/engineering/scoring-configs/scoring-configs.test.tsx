import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ScoringConfigsPage from './scoring-configs-page'

const criterion = (key: string, label: string, weight: number) => ({
  key,
  label,
  labelAr: label,
  weight,
  kind: 'choice' as const,
  field: key,
  choices: [{ value: 'a', label: 'Main contractor', labelAr: 'مقاول رئيسي', level: 4 }],
})
const CONFIG = {
  id: 1,
  configVersion: 3,
  active: true,
  note: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  criteria: [
    criterion('requesterType', 'Requester type', 60),
    criterion('clientType', 'Client type', 40),
  ],
  bands: { go: 70, review: 50 },
}
const band = (recommendation: string, won: number, decided: number) => ({
  recommendation,
  won,
  decided,
  winRate: decided ? (won / decided) * 100 : null,
  expected: 50,
})
const BACK_TEST = {
  decided: 14,
  moved: 2,
  stored: [band('GO', 6, 8), band('REVIEW', 1, 6), band('NO_GO', 0, 0)],
  requested: [band('GO', 5, 6), band('REVIEW', 2, 8), band('NO_GO', 0, 0)],
}
const PAGE = {
  path: '/admin/quotation-scoring',
  at: '/admin/quotation-scoring',
  element: <ScoringConfigsPage />,
  answers: {
    'GET /api/scoring-configs': { body: [CONFIG] },
    'POST /api/scoring-configs/back-test': { body: BACK_TEST },
    'POST /api/scoring-configs': { status: 201, body: CONFIG },
  },
}

test('the rules in force stand beside what was really won', async () => {
  renderResource(definition, { ...PAGE, abilities: ['scoring.view'] })
  expect(await screen.findByText('Current version: 3')).toBeVisible()
  expect(
    await screen.findByText('2 of 14 decided quotations would have landed in another band.')
  ).toBeVisible()
  expect(screen.getByText('75 % won (6 of 8)')).toBeVisible()
  expect(screen.getByText('25 % won (2 of 8)')).toBeVisible()
  expect(screen.getByLabelText('Weight of Requester type')).toBeDisabled()
  expect(screen.getByText('Only portal owners can change the rules.')).toBeVisible()
})

test('weights that do not sum to 100 cannot be put in force; sound ones can, with a note', async () => {
  renderResource(definition, { ...PAGE, abilities: ['scoring.view', 'scoring.manage'] })
  const weight = await screen.findByLabelText('Weight of Requester type')
  fireEvent.change(weight, { target: { value: '70' } })
  expect(await screen.findByText('Weights: 110 of 100')).toBeVisible()
  const save = screen.getByText('Publish').closest('button')!
  expect(save).toBeDisabled()
  fireEvent.change(screen.getByLabelText('Weight of Client type'), { target: { value: '30' } })
  await waitFor(() => expect(save).toBeEnabled())
  await userEvent.type(screen.getByLabelText('What changed and why'), 'Requesters matter more')
  await userEvent.click(save)
  const dialog = (await screen.findByText('Publish these rules?')).closest('[role="dialog"]')!
  await userEvent.click(within(dialog as HTMLElement).getByText('Publish'))
  await waitFor(() => {
    const sent = calls.find(
      ({ url, method }) => method === 'post' && url === '/api/scoring-configs'
    )
    expect(JSON.parse(sent?.data as string)).toMatchObject({
      note: 'Requesters matter more',
      criteria: [{ weight: 70 }, { weight: 30 }],
      bands: { go: 70, review: 50 },
    })
  })
})

test('a change is tried on the past before it is saved', async () => {
  renderResource(definition, { ...PAGE, abilities: ['scoring.view', 'scoring.manage'] })
  fireEvent.change(await screen.findByLabelText('GO from'), { target: { value: '80' } })
  await waitFor(() => {
    const requested = calls.filter(({ url }) => url === '/api/scoring-configs/back-test')
    expect(JSON.parse(requested.at(-1)?.data as string)).toMatchObject({
      bands: { go: 80, review: 50 },
    })
  })
  expect(calls.some(({ url, method }) => method === 'post' && url === '/api/scoring-configs')).toBe(
    false
  )
})
