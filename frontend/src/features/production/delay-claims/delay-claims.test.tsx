import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import DelayClaimCreate from './create'

const PATH = '/production/delay-claims'
const delay = (id: number, status: string) => ({
  ...{ id, number: `DLY-0007-000${id}`, title: `Delay ${id}`, titleAr: null, status },
  ...{
    firstOn: '2026-03-08',
    lastOn: '2026-03-12',
    noticeState: 'given',
    noticeDueOn: '2026-04-05',
  },
})
const shift = { days: 3, workingDays: 3 }

test('only recorded delays are chosen, and their joint impact is shown before the claim is sent', async () => {
  renderResource(definition, {
    path: `${PATH}/new`,
    at: `${PATH}/new?projectId=7`,
    element: <DelayClaimCreate />,
    answers: {
      'GET /api/projects/lookup': { body: [{ id: 7, label: 'PRJ-2026-0007 — Hangar' }] },
      'GET /api/delays': { body: [delay(1, 'recorded'), delay(2, 'draft'), delay(3, 'recorded')] },
      'GET /api/projects/7/delay-impact': {
        body: {
          projectId: 7,
          base: { kind: 'plan', id: null, name: null, takenOn: null },
          impact: {
            ...{ finishBeforeOn: '2026-03-15', finishAfterOn: '2026-03-18', delays: [] },
            ...{ critical: shift, excusable: shift, compensable: shift },
          },
        },
      },
      'POST /api/delay-claims': { body: { id: 9 } },
    },
  })
  const box = await screen.findByRole('checkbox', { name: /DLY-0007-0001/ })
  expect(screen.queryByRole('checkbox', { name: /DLY-0007-0002/ })).not.toBeInTheDocument()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('checkbox', { name: /DLY-0007-0003/ }))
  expect(await screen.findByText('Finish with the delay')).toBeVisible()
  expect(
    calls.some(({ url }) => url === '/api/projects/7/delay-impact?delayIds=1&delayIds=3')
  ).toBe(true)
  await userEvent.type(screen.getByLabelText('Days claimed'), '3')
  await userEvent.click(screen.getByRole('button', { name: /Claim/ }))
  const sent = () =>
    calls.find(({ url, method }) => url === '/api/delay-claims' && method === 'post')
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(String(sent()?.data))).toEqual({
    ...{ projectId: 7, delayIds: [1, 3], claimedDays: 3, statement: null },
  })
})
