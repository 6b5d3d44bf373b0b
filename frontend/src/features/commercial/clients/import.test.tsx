import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import ClientImport from './import'
import definition from './index'
import ClientList from './list'

const BATCH = {
  id: 4,
  version: 2,
  resource: 'clients',
  fileName: 'clients.xlsx',
  headings: ['Person', 'Mail', ''],
  sample: [['Huda', 'huda@sahara.example', 'x']],
  status: 'uploaded',
  totalRows: 3,
  goodRows: 0,
  badRows: 0,
  createdRows: 0,
  updatedRows: 0,
  fields: [
    { key: 'name', label: 'Name', labelAr: 'الاسم', required: true },
    { key: 'email', label: 'E-mail', labelAr: 'البريد', required: false },
  ],
  keys: ['email'],
  mapping: [{ field: 'email', column: 1 }],
  keyField: null,
  jobId: null,
  problems: [],
  problemsUrl: null,
  can: { check: true, apply: false },
}

function open(batch: object, answers: Record<string, (body: unknown) => object> = {}) {
  renderResource(definition, {
    path: '/commercial/clients/import',
    at: '/commercial/clients/import?import=4',
    element: <ClientImport />,
    abilities: ['clients.view', 'clients.manage'],
    answers: { 'GET /api/imports/4': { body: batch }, ...answers },
  })
}

test('columns are requested until every required field has one, then the rows are checked', async () => {
  let sent: unknown
  open(BATCH, {
    'POST /api/imports/4/check': (body) => {
      sent = body
      return { body: { id: 'job', status: 'queued' } }
    },
  })
  const check = await screen.findByRole('button', { name: 'Check rows' })
  expect(check).toBeDisabled()
  await userEvent.click(screen.getByRole('combobox', { name: 'Name' }))
  await userEvent.click(await screen.findByTitle('Person'))
  expect(check).toBeEnabled()
  await userEvent.click(check)
  await waitFor(() =>
    expect(sent).toEqual({
      mapping: [
        { field: 'name', column: 0 },
        { field: 'email', column: 1 },
      ],
      keyField: null,
    })
  )
})

test('bad rows are named with what is wrong and can be downloaded; the good ones are taken', async () => {
  let applied = false
  const checked = {
    ...BATCH,
    status: 'checked',
    goodRows: 2,
    badRows: 1,
    problems: [{ row: 3, field: 'email', message: 'This is no e-mail address.' }],
    problemsUrl: '/api/files/9/content',
    can: { check: true, apply: true },
  }
  open(checked, {
    'POST /api/imports/4/apply': () => {
      applied = true
      return { body: { id: 'job', status: 'queued' } }
    },
  })
  expect(await screen.findByText('This is no e-mail address.')).toBeVisible()
  expect(document.querySelector('a[href="/api/files/9/content"]')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Import 2/ }))
  await waitFor(() => expect(applied).toBe(true))
})

test('cards of contacts are taken as well as tables, and the page says so', async () => {
  renderResource(definition, {
    path: '/commercial/clients/import',
    at: '/commercial/clients/import',
    element: <ClientImport />,
    abilities: ['clients.view', 'clients.manage'],
  })
  expect(await screen.findByText(/contact cards \(VCF/)).toBeVisible()
  expect(screen.getByLabelText('Choose file')).toHaveAttribute('accept', '.csv,.xlsx,.vcf')
})

test('the list leaves as cards for an address book', async () => {
  let sent: unknown
  renderResource(definition, {
    path: '/commercial/clients',
    at: '/commercial/clients',
    element: <ClientList />,
    abilities: ['clients.view', 'exports.create'],
    answers: {
      'GET /api/clients': listOf({ id: 1, version: 1, name: 'Huda', can: {}, allowedActions: [] }),
      'POST /api/exports': (body) => {
        sent = body
        return { status: 202, body: { id: 'job', status: 'queued' } }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Export/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Contact cards (VCF)' }))
  await waitFor(() => expect(sent).toMatchObject({ resource: 'clients', format: 'vcf' }))
})
