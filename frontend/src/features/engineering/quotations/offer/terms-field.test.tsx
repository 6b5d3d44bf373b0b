import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../../kit/testing/render-resource'
import QuotationCreate from '../create'
import definition from '../index'

const entry = (id: number, name: string, standard: boolean) => ({
  ...{ id, version: 1, kind: id === 1 ? 'exclusion' : 'general', name, nameAr: `شرط ${id}` },
  ...{ text: `Text of ${name}`, textAr: `نص ${id}`, place: id, standard, active: true },
})

test('a new quotation starts with the standard terms; more are added from the library', async () => {
  renderResource(definition, {
    path: '/engineering/create-quotation',
    at: '/engineering/create-quotation',
    element: <QuotationCreate />,
    abilities: ['quotations.manage'],
    answers: {
      'GET /api/offer-terms': { body: [entry(1, 'Permits', true), entry(2, 'Law', false)] },
      'POST /api/quotations': (body) => {
        expect((body as { terms: object[] }).terms).toMatchObject([
          { kind: 'general', name: 'Law', text: 'Text of Law', textAr: 'نص 2' },
          { kind: 'exclusion', name: 'Permits' },
        ])
        return { status: 201, body: { id: 8, number: 'Q-2026-0008' } }
      },
    },
  })
  expect(await screen.findByText('Permits')).toBeVisible()
  const library = screen.getByRole('combobox', { name: 'Add from the library' })
  await userEvent.click(library)
  await userEvent.click(await screen.findByTitle('Law'))
  const raise = await screen.findByRole('button', { name: 'Move term 2 up' })
  await userEvent.click(raise)
  const items = document.querySelectorAll('.ant-collapse-item')
  expect(within(items[0] as HTMLElement).getByText('Law')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Project name'), 'Tower')
  await userEvent.click(screen.getByText('Save as draft'))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/engineering/quotations/Q-2026-0008')
  )
})
