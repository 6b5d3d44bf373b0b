import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApprovalSteps, type ApprovalStep } from './approval-steps'

const step = (status: ApprovalStep['status'], comment: string) => ({
  name: 'Quotation approval',
  nameAr: 'اعتماد عرض السعر',
  status,
  decidedBy: null,
  onBehalfOf: null,
  decidedAt: null,
  comment,
  escalated: false,
  deciders: [],
  escalations: [],
})

test('people’s words stand beside a step, the code’s own do not', () => {
  render(<ApprovalSteps steps={[step('approved', 'Go ahead'), step('voided', 'cancelled')]} />)
  expect(screen.getByText('Go ahead')).toBeVisible()
  expect(screen.queryByText('cancelled')).toBeNull()
})

test('a pending step says who can decide, or that no one can', () => {
  const deciders = [
    { id: 1, name: 'Sami Al-Harbi' },
    { id: 2, name: 'Omar Farouk' },
  ]
  const pending = { ...step('pending', ''), comment: null }
  const { rerender } = render(<ApprovalSteps steps={[{ ...pending, deciders }]} />)
  expect(screen.getByText('Can decide: Sami Al-Harbi, Omar Farouk')).toBeVisible()
  rerender(<ApprovalSteps steps={[{ ...pending, deciders, escalated: true }]} />)
  expect(screen.getByText(/Escalated to: Sami Al-Harbi, Omar Farouk/)).toBeVisible()
  rerender(<ApprovalSteps steps={[pending]} />)
  expect(screen.getByText(/No one can decide this step/)).toBeVisible()
  rerender(<ApprovalSteps steps={[{ ...pending, status: 'waiting' }]} />)
  expect(screen.queryByText(/No one can decide this step/)).toBeNull()
})

test('whom a step was escalated to, and when', () => {
  const escalations: ApprovalStep['escalations'] = [
    { reached: 'delegates', people: [{ id: 3, name: 'Noura' }], at: '2026-03-02T09:00:00.000Z' },
  ]
  const steps = [{ ...step('pending', ''), escalations }]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApprovalSteps steps={steps} />
    </QueryClientProvider>
  )
  expect(screen.getByText(/Escalated to Noura on/)).toBeVisible()
})
