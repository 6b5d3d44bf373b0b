import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import ClientCreate from './create'
import ClientEdit from './edit'
import ClientList from './list'
import ClientShow from './show'

const CLIENT = {
  id: 5,
  version: 3,
  name: 'Huda Saleh',
  company: 'Falcon Steel',
  companyId: null,
  jobTitle: 'Buyer',
  companyType: 'contractor',
  mobile: '+966551234567',
  email: 'huda@falcon.example',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  can: { update: true, delete: true },
}
const ABILITIES = ['clients.view', 'clients.manage', 'exports.create']
const LIST = { path: '/commercial/clients', element: <ClientList />, abilities: ABILITIES }
const listed = (total: number) => ({
  body: total > 0 ? [CLIENT] : [],
  headers: { 'x-total-count': String(total) },
})

const listCalls = () =>
  calls.map(({ url }) => url ?? '').filter((url) => url.startsWith('/api/clients?'))

describe('the list', () => {
  test('shows rows and asks for what the address says', async () => {
    renderResource(definition, {
      ...LIST,
      at: '/commercial/clients?q=steel&companyType=contractor&_sort=company&_order=desc&page=2',
      answers: { 'GET /api/clients': listed(30) },
    })
    expect(await screen.findByRole('link', { name: 'Huda Saleh' })).toHaveAttribute(
      'href',
      '/commercial/clients/5'
    )
    expect(Object.fromEntries(new URL(listCalls()[0]!, 'http://x').searchParams)).toEqual({
      _start: '25',
      _end: '50',
      _sort: 'company',
      _order: 'desc',
      q: 'steel',
      companyType: 'contractor',
    })
  })

  test('names the records that a link filters by as its rows do', async () => {
    const row = { ...CLIENT, companyId: 7, ownerId: 4, ownerName: 'سارة المالكي' }
    renderResource(definition, {
      ...LIST,
      at: '/commercial/clients?companyId=7&ownerId=4',
      answers: { 'GET /api/clients': { ...listed(1), body: [row] } },
    })
    expect(await screen.findByText('سارة المالكي')).toBeVisible()
    expect(screen.getByText('Account manager:')).toBeVisible()
    expect(screen.getByText('Company:')).toHaveTextContent('Company: Falcon Steel')
  })

  test('asks for the names that no row has', async () => {
    renderResource(definition, {
      ...LIST,
      at: '/commercial/clients?companyId=8&ownerId=9',
      answers: {
        'GET /api/clients': listed(0),
        'GET /api/auth/users': { body: [{ id: 9, name: 'Sara Al-Malki', photoUrl: null }] },
      },
    })
    expect(await screen.findByText('Sara Al-Malki')).toBeVisible()
    expect(screen.getByText('#8')).toBeVisible()
  })

  test('tells "nothing yet" from "nothing matches"', async () => {
    const answers = { 'GET /api/clients': listed(0) }
    const { unmount } = renderResource(definition, { ...LIST, at: '/commercial/clients', answers })
    expect(await screen.findByText('Nothing here yet')).toBeVisible()
    unmount()
    renderResource(definition, { ...LIST, at: '/commercial/clients?q=zzz', answers })
    expect(await screen.findByText('No matching records')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/clients$/))
  })

  test('deletes the selected rows and reports those that stayed', async () => {
    renderResource(definition, {
      ...LIST,
      at: '/commercial/clients',
      answers: {
        'GET /api/clients': listed(1),
        'POST /api/clients/bulk-delete': (body) => {
          expect(body).toEqual({ ids: [{ id: 5, version: 3 }] })
          const failed = [{ id: 5, code: 'IN_USE', message: 'Has open quotations' }]
          return { body: { deleted: [], failed } }
        },
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Huda Saleh' }))
    expect(screen.getByText('1 row selected')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Delete/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/business cards of a deleted client/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Has open quotations')).toBeVisible()
  })
})

describe('the form', () => {
  test('shows the server’s message under its field and keeps what was typed', async () => {
    renderResource(definition, {
      path: '/commercial/clients/new',
      at: '/commercial/clients/new',
      element: <ClientCreate />,
      answers: {
        'POST /api/clients': {
          status: 422,
          body: { message: 'Check the fields', errors: { mobile: ['Not a phone number'] } },
        },
      },
    })
    await userEvent.type(await screen.findByLabelText('Name'), 'Huda')
    await userEvent.type(screen.getByLabelText('Mobile'), '٠٥٥')
    await userEvent.click(screen.getByRole('button', { name: /Save/ }))
    expect(await screen.findByText('Not a phone number')).toBeVisible()
    expect(screen.getByLabelText('Mobile')).toHaveValue('055')
    const sent = calls.find(({ method }) => method === 'post')
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('does not send without a name', async () => {
    renderResource(definition, {
      path: '/commercial/clients/new',
      at: '/commercial/clients/new',
      element: <ClientCreate />,
    })
    await userEvent.click(await screen.findByRole('button', { name: /Save/ }))
    expect(await screen.findByText('This field is required')).toBeVisible()
    expect(calls.some(({ method }) => method === 'post')).toBe(false)
  })

  test('sends the version it saw; when someone was faster, says who', async () => {
    renderResource(definition, {
      path: '/commercial/clients/:id/edit',
      at: '/commercial/clients/5/edit',
      element: <ClientEdit />,
      answers: {
        'GET /api/clients/5': { body: CLIENT },
        'PATCH /api/clients/5': {
          status: 412,
          body: { message: 'Changed', changedBy: 'Omar', changedAt: '2026-01-02T03:04:05.000Z' },
        },
      },
    })
    const name = await screen.findByLabelText('Name')
    await userEvent.type(name, ' A')
    await userEvent.keyboard('{Control>}[KeyS]{/Control}')
    expect(await screen.findByText(/Omar changed this record/)).toBeVisible()
    const sent = calls.find(({ method }) => method === 'patch')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })

  test('a colleague of a stored client is no duplicate, someone with the same mobile is', async () => {
    const like = (id: number, name: string, reasons: string[]) => ({
      id,
      name,
      company: null,
      reasons,
    })
    renderResource(definition, {
      path: '/commercial/clients/:id/edit',
      at: '/commercial/clients/5/edit',
      element: <ClientEdit />,
      answers: {
        'GET /api/clients/5': { body: CLIENT },
        'GET /api/clients/duplicates': {
          body: [like(6, 'Salem Nasser', ['domain']), like(7, 'Hoda Saleh', ['mobile', 'domain'])],
        },
      },
    })
    const notice = await screen.findByRole('link', { name: 'Hoda Saleh' })
    expect(notice).toHaveAttribute('href', '/commercial/clients/7')
    expect(screen.queryByText('Salem Nasser')).toBeNull()
  })

  test('asks before unsaved work is left', async () => {
    renderResource(definition, {
      path: '/commercial/clients/new',
      at: '/commercial/clients/new',
      element: <ClientCreate />,
    })
    await userEvent.type(await screen.findByLabelText('Name'), 'Huda')
    await userEvent.click(screen.getByRole('link', { name: /Clients/ }))
    expect(await screen.findByText('Leave without saving?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/commercial/clients/new')
  })
})

test('deleting a client says that its business cards go too', async () => {
  renderResource(definition, {
    path: '/commercial/clients/:id',
    at: '/commercial/clients/5',
    element: <ClientShow />,
    answers: { 'GET /api/clients/5': { body: CLIENT }, 'DELETE /api/clients/5': { status: 204 } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Delete/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/business cards/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/commercial\/clients$/)
  )
  const sent = calls.find(({ method }) => method === 'delete')
  expect(sent?.headers.get('If-Match')).toBe('"3"')
})
