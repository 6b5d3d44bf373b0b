import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import ClientCreate from './create'
import ClientEdit from './edit'
import definition from './index'

const CLIENT = {
  ...{ id: 5, version: 3, name: 'Huda Saleh', company: 'Falcon Steel', companyId: 7 },
  ...{ contactPoints: [], can: { update: true, delete: true } },
}
const COMPANY = {
  ...{ id: 7, version: 1, name: 'Falcon Steel', legalName: 'Falcon Steel LLC', country: 'SA' },
  ...{ vatNumber: '300000000000003', can: { update: true } },
}

const edit = (company: object, abilities = ['clients.manage', 'companies.view']) =>
  renderResource(definition, {
    path: '/commercial/clients/:id/edit',
    at: '/commercial/clients/5/edit',
    element: <ClientEdit />,
    abilities,
    answers: {
      'GET /api/clients/5': { body: CLIENT },
      'GET /api/companies/7': { body: company },
    },
  })

test("the form shows the company's tax data and leads to its page", async () => {
  edit(COMPANY)
  expect(await screen.findByText('300000000000003')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open company' })).toHaveAttribute(
    'href',
    '/commercial/companies/7'
  )
  expect(screen.queryByLabelText('VAT number of the company')).toBeNull()
  // another company is another number
  const company = screen.getByLabelText('Company')
  await userEvent.clear(company)
  await userEvent.type(company, 'Other')
  expect(await screen.findByLabelText('VAT number of the company')).toBeVisible()
  expect(screen.queryByText('300000000000003')).toBeNull()
})

test('a company without a number can be given one', async () => {
  edit({ ...COMPANY, vatNumber: null })
  expect(await screen.findByRole('link', { name: 'Open company' })).toBeVisible()
  expect(screen.getByLabelText('VAT number of the company')).toBeVisible()
})

test('a contradicting number is refused in words under its field', async () => {
  const text = 'Falcon Steel already has the VAT number 300000000000003, not 310000000000003.'
  renderResource(definition, {
    path: '/commercial/clients/new',
    at: '/commercial/clients/new',
    element: <ClientCreate />,
    abilities: ['clients.manage'],
    answers: {
      'POST /api/clients': {
        status: 422,
        body: { code: 'INVALID', message: 'Check', errors: { companyVatNumber: [text] } },
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Name'), 'Omar')
  await userEvent.type(screen.getByLabelText('Company'), 'Falcon Steel')
  await userEvent.type(screen.getByLabelText('VAT number of the company'), '310000000000003')
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() =>
    expect(sentTo('POST', '/api/clients')[0]?.body).toMatchObject({
      companyVatNumber: '310000000000003',
    })
  )
})
