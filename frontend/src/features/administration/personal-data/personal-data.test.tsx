import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import type { PersonalData } from './personal-data'
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

const show = (at: string) =>
  renderResource(definition, {
    ...{ path: '/admin/personal-data', at, element: <PersonalDataPage /> },
    abilities: ['personal-data.manage'],
    answers: {
      'GET /api/personal-data/user': { body: [{ id: 7, label: 'Amal Nasser' }] },
      'GET /api/personal-data/user/7': { body: HELD },
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
  expect(screen.getByText(/Some areas are open to other people only/)).toBeVisible()
  expect(screen.getByText('10,000').closest('td')).toHaveTextContent('More than 10,000')
})

test('everything is exported as a job', async () => {
  show('/admin/personal-data?kind=user&id=7')
  await userEvent.click(await screen.findByRole('button', { name: 'Export all' }))
  await waitFor(() => expect(sentTo('POST', '/api/personal-data/user/7/exports')).toHaveLength(1))
  expect(await screen.findByText(/Only you can download it/)).toBeVisible()
})
