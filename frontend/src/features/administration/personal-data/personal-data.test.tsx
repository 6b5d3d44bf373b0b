import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import type { Erasure, PersonalData } from './personal-data'
import PersonalDataPage from './personal-data-page'

const HELD: PersonalData = {
  ...{ kind: 'user', id: 7, name: 'Amal Nasser', nameAr: 'أمل ناصر' },
  areas: [
    {
      ...{ name: 'account', basis: 'contract', count: 1, more: false, readable: true },
      correctAt: '/admin/users/7/edit',
    },
    {
      ...{ name: 'bank_accounts', basis: 'contract', count: 2, more: false, readable: false },
      correctAt: null,
    },
    {
      ...{ name: 'audit_entries', basis: 'legal_obligation', count: 10_000, more: true },
      ...{ readable: true, correctAt: null },
    },
  ],
}

const ERASURE: Erasure = {
  ...{ kind: 'user', id: 7, isRequested: false, isInterested: false, obstacles: [] },
  areas: [
    { name: 'sessions', how: 'delete', count: 3, more: false, replaced: [], kept: [] },
    {
      ...{ name: 'account', how: 'replace', count: 1, more: false, replaced: ['name', 'email'] },
      kept: [{ reason: 'record', columns: ['role'] }],
    },
    {
      ...{ name: 'audit_entries', how: 'keep', count: 40, more: false, replaced: [] },
      kept: [{ reason: 'audit', columns: [] }],
    },
  ],
}

const show = (at: string, erasure: Partial<Erasure> = {}) =>
  renderResource(definition, {
    ...{ path: '/admin/personal-data', at, element: <PersonalDataPage /> },
    abilities: ['personal-data.manage'],
    answers: {
      'GET /api/personal-data/user': { body: [{ id: 7, label: 'Amal Nasser' }] },
      'GET /api/personal-data/user/7': { body: HELD },
      'GET /api/personal-data/user/7/erasure': { body: { ...ERASURE, ...erasure } },
      'POST /api/personal-data/user/7/erasure': {
        body: { id: 4, expiresAt: '2026-03-08T08:00:00.000Z' },
      },
      'POST /api/personal-data/user/7/exports': {
        body: { id: 'j1', status: 'queued', progress: 0, title: 'Export of personal data' },
      },
    },
  })

test('without a person nothing is asked for', async () => {
  show('/admin/personal-data')
  expect(await screen.findByText('Choose a person to see what is held.')).toBeVisible()
  expect(sentTo('GET', '/api/personal-data/user/7')).toHaveLength(0)
})

test('names what is held, why, where to correct it, and what is not open', async () => {
  show('/admin/personal-data?kind=user&id=7')
  expect(await screen.findByText('User account')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Correct: User account' })).toHaveAttribute(
    'href',
    '/admin/users/7/edit'
  )
  expect(screen.getByText('Legal obligation')).toBeVisible()
  expect(screen.getByText('No access')).toBeVisible()
  expect(screen.getByText(/You can't read some areas/)).toBeVisible()
  expect(screen.getByText('10,000').closest('td')).toHaveTextContent('More than 10,000')
})

test('everything is exported as a job', async () => {
  show('/admin/personal-data?kind=user&id=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Export all' }))
  await waitFor(() => expect(sentTo('POST', '/api/personal-data/user/7/exports')).toHaveLength(1))
  expect(await screen.findByText(/Only you can download it/)).toBeVisible()
})

const openErasure = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Erase…' }))

test('an erasure is previewed, and requested with a reason', async () => {
  show('/admin/personal-data?kind=user&id=7')
  await openErasure()
  expect(await screen.findByText('Personal values replaced')).toBeVisible()
  expect(screen.getByText(/sealed audit log can't be changed/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Request erasure' }))
  await userEvent.type(
    await screen.findByLabelText("Reason (without the person's name)"),
    'Asked in writing'
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Request erasure' }).at(-1)!)
  await waitFor(() =>
    expect(sentTo('POST', '/api/personal-data/user/7/erasure')).toMatchObject([
      { body: { reason: 'Asked in writing' } },
    ])
  )
})

test('what stands against it is named, and nothing can be requested', async () => {
  const obstacles: Erasure['obstacles'] = [
    { code: 'account_active', from: null },
    { code: 'retention_runs', from: '2027-02-01' },
  ]
  show('/admin/personal-data?kind=user&id=7', { obstacles })
  await openErasure()
  expect(await screen.findByText("The account isn't disabled.")).toBeVisible()
  expect(screen.getByText(/possible from 1 Feb 2027/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Request erasure' })).toBeNull()
})

test('who has an interest, and what awaits confirmation, is told', async () => {
  show('/admin/personal-data?kind=user&id=7', { isInterested: true, isRequested: true })
  await openErasure()
  expect(await screen.findByText(/Someone else has to request and confirm/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open awaiting changes' })).toHaveAttribute(
    'href',
    '/admin/held-changes'
  )
  expect(screen.queryByRole('button', { name: 'Request erasure' })).toBeNull()
})
