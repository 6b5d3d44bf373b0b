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
})

test('people’s words stand beside a step, the code’s own do not', () => {
  render(<ApprovalSteps steps={[step('approved', 'Go ahead'), step('voided', 'cancelled')]} />)
  expect(screen.getByText('Go ahead')).toBeVisible()
  expect(screen.queryByText('cancelled')).toBeNull()
})
