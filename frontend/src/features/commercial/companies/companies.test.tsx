import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import CompanyEdit from './edit'
import definition from './index'
import CompanyList from './list'
import CompanyShow from './show'

const PATH = '/commercial/companies'
const NOTHING = {
  ...{ otherId: null, buildingNumber: null, street: null, district: null, city: null },
  ...{ postalCode: null, additionalNumber: null },
}
const COMPANY = {
  ...NOTHING,
  id: 7,
  version: 2,
  name: 'Qarmut Steel',
  legalName: 'Qarmut Steel Company LLC',
  legalNameAr: 'شركة القرموط للحديد',
  country: 'SA',
  vatNumber: '300000000000003',
  updatedAt: '2026-01-02T03:04:05.000Z',
  contactPoints: [],
  can: { update: true },
  contacts: [],
  files: [
    {
      ...{ id: 4, originalFilename: 'vat.pdf', mime: 'application/pdf', size: 9, clientId: 5 },
      ...{ url: '/api/files/4/content', createdAt: '2026-01-02T03:04:05.000Z' },
    },
  ],
  offers: [
    {
      ...{ id: 3, number: 'QT-3', projectName: 'Hall', projectNameAr: null, stage: 'draft' },
      ...{ quotedOn: '2026-01-02', currency: 'SAR', total: '10.00' },
    },
  ],
  contracts: [],
  balances: [{ currency: 'SAR', balance: '215.00', overdue: '100.00' }],
  counts: { contacts: 2, files: 1, offers: 1, contracts: 0, invoices: 2 },
}

const show = (company: object, query = '', answers: object = {}) =>
  renderResource(definition, {
    path: `${PATH}/:id`,
    at: `${PATH}/7${query}`,
    element: <CompanyShow />,
    abilities: ['companies.view', 'companies.manage'],
    answers: { 'GET /api/companies/7': { body: company }, ...answers },
  })

test('the list is narrowed to companies without a VAT number', async () => {
  renderResource(definition, {
    path: PATH,
    at: PATH,
    element: <CompanyList />,
    abilities: ['companies.view'],
    answers: { 'GET /api/companies': listOf(COMPANY) },
  })
  expect(await screen.findByRole('link', { name: 'Qarmut Steel' })).toHaveAttribute(
    'href',
    `${PATH}/7`
  )
  await userEvent.click(screen.getByText('Without VAT number'))
  await waitFor(() =>
    expect(lastQuery('/api/companies')).toMatchObject({ vatNumber_empty: 'true' })
  )
})

test('the page tells the tax data and what the company owes', async () => {
  show(COMPANY)
  expect(await screen.findByText('شركة القرموط للحديد')).toBeVisible()
  expect(screen.getAllByText('300000000000003')[0]).toBeVisible()
  expect(screen.getByText('SAR 100.00')).toBeVisible()
  expect(screen.getByRole('link', { name: /Edit/ })).toHaveAttribute('href', `${PATH}/7/edit`)
})

test('what the viewer may not see has no tab', async () => {
  const hidden = { contacts: null, files: null, offers: null, contracts: null, balances: null }
  const counts = { contacts: null, files: null, offers: null, contracts: null, invoices: null }
  show({ ...COMPANY, ...hidden, counts, can: { update: false } })
  expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible()
  for (const name of ['Contacts', 'Open quotations', 'Contracts', 'Invoices', 'Files'])
    expect(screen.queryByRole('tab', { name })).toBeNull()
  expect(screen.queryByText('Balance')).toBeNull()
  expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
})

test('its people, quotations, documents and files are listed', async () => {
  const person = { id: 5, name: 'Huda Saleh', jobTitle: 'Buyer', mobile: null, email: null }
  show(COMPANY, '?tab=contacts', { 'GET /api/clients': listOf(person) })
  expect(await screen.findByRole('link', { name: 'Huda Saleh' })).toBeVisible()
  expect(lastQuery('/api/clients')).toMatchObject({ companyId: '7' })
  await userEvent.click(screen.getByRole('tab', { name: 'Open quotations' }))
  expect(await screen.findByRole('link', { name: 'QT-3' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Contracts' }))
  expect(await screen.findByText('No contracts with this company')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Invoices' }))
  expect(await screen.findByText('No invoices for this company')).toBeVisible()
  expect(lastQuery('/api/invoices')).toMatchObject({ companyId: '7' })
  await userEvent.click(screen.getByRole('tab', { name: 'Files' }))
  expect(await screen.findByRole('link', { name: 'vat.pdf' })).toHaveAttribute(
    'href',
    '/api/files/4/content'
  )
})

test('what the server refuses stands under its field', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/7/edit`,
    element: <CompanyEdit />,
    abilities: ['companies.view', 'companies.manage'],
    answers: {
      'GET /api/companies/7': { body: COMPANY },
      'PATCH /api/companies/7': {
        status: 422,
        body: {
          code: 'INVALID',
          message: 'Please check the marked fields.',
          errors: { vatNumber: ['Not a VAT number of this country.'] },
        },
      },
    },
  })
  const field = await screen.findByLabelText('VAT number')
  await userEvent.clear(field)
  await userEvent.type(field, '12')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText('Not a VAT number of this country.')).toBeVisible()
  const [sent] = sentTo('PATCH', '/api/companies/7')
  expect(sent).toMatchObject({ ifMatch: '"2"', body: { vatNumber: '12' } })
})

test('phones and e-mails are added with their labels and sent together', async () => {
  renderResource(definition, {
    path: `${PATH}/:id/edit`,
    at: `${PATH}/7/edit`,
    element: <CompanyEdit />,
    abilities: ['companies.view', 'companies.manage'],
    answers: {
      'GET /api/companies/7': {
        body: {
          ...COMPANY,
          contactPoints: [{ kind: 'phone', label: 'fax', value: '0112345678' }],
        },
      },
      'PATCH /api/companies/7': { body: COMPANY },
    },
  })
  expect(await screen.findByLabelText('Phone 1')).toHaveValue('0112345678')
  await userEvent.click(screen.getByRole('button', { name: /Add e-mail/ }))
  await userEvent.type(screen.getByLabelText('E-mail 2'), 'tax@qarmut.example')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  await waitFor(() =>
    expect(sentTo('PATCH', '/api/companies/7')[0]?.body).toMatchObject({
      contactPoints: [
        { kind: 'phone', label: 'fax', value: '0112345678' },
        { kind: 'email', label: 'work', value: 'tax@qarmut.example' },
      ],
    })
  )
})
