import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import { RevisionsPanel } from './revisions-panel'
import type { Comparison, ComparedLine } from './comparison'
import type { QuotationDetail } from './quotation'

const side = (id: number, number: string, revision: number) => ({
  id,
  number,
  revision,
  stage: 'approved' as const,
  currency: 'SAR',
})
const line = (description: string, unitRate: string): ComparedLine => ({
  section: 'Steel',
  description,
  descriptionAr: null,
  unit: 'ton',
  quantity: '3',
  unitRate,
  total: '30.00',
  inclusion: 'included',
})
const COMPARISON: Comparison = {
  before: side(1, 'Q-2026-0020', 0),
  after: side(2, 'Q-2026-0020-R1', 1),
  facts: [{ field: 'validUntilOn', before: '2026-10-22', after: null }],
  lines: [
    { change: 'same', before: line('Bolts', '1'), after: line('Bolts', '1') },
    { change: 'changed', before: line('Columns', '10.5'), after: line('Columns', '9.125') },
    { change: 'removed', before: line('Gutters', '4'), after: null },
    { change: 'added', before: null, after: line('Manuals', '32500') },
  ],
  totals: [{ name: 'total', before: '1477426.53', after: '1336114.88', changePercent: -9.56 }],
}
const revision = (id: number, number: string, total: string) => ({
  ...side(id, number, id - 1),
  quotedOn: '2026-08-23',
  total,
  changePercent: id === 2 ? -9.56 : null,
})
const QUOTATION = {
  id: 2,
  number: 'Q-2026-0020-R1',
  revisesId: 1,
  revisions: [
    revision(1, 'Q-2026-0020', '1477426.53'),
    revision(2, 'Q-2026-0020-R1', '1336114.88'),
  ],
} as unknown as QuotationDetail

const panel = (quotation: QuotationDetail) =>
  renderResource(definition, {
    path: '/',
    at: '/',
    element: <RevisionsPanel quotation={quotation} />,
    answers: { 'GET /api/quotations/2/comparison': { body: COMPARISON } },
  })

test('a revision stands beside what it revises: facts, changed lines, totals', async () => {
  panel(QUOTATION)
  expect(await screen.findByText('22 Oct 2026')).toBeVisible()
  const changed = screen.getByText('Columns').closest('tr')!
  expect(within(changed).getByText('10.50')).toBeVisible()
  expect(within(changed).getByText('9.125')).toBeVisible()
  expect(screen.getByText('Gutters').closest('tr')).toHaveTextContent('Removed')
  expect(screen.getByText('Manuals').closest('tr')).toHaveTextContent('Added')
  expect(screen.queryByText('Bolts')).toBeNull()
  await userEvent.click(screen.getByRole('switch'))
  expect(await screen.findByText('Bolts')).toBeVisible()
})

test('a quotation without another revision says so', async () => {
  panel({ ...QUOTATION, revisesId: null, revisions: QUOTATION.revisions?.slice(1) })
  expect(await screen.findByText('No other revisions')).toBeVisible()
})
