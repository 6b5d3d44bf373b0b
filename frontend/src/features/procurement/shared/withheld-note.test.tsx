import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../test/render'
import { WithheldNote } from './withheld-note'

const TEXTS = 'procurement.goods_receipts.withheld'

test('who took part in an earlier step reads why this one is not theirs', () => {
  renderAt(<WithheldNote reason="approved" texts={TEXTS} />)
  expect(screen.getByRole('alert')).toHaveTextContent('You approved this order')
})

test('everyone else sees nothing', () => {
  renderAt(<WithheldNote reason={null} texts={TEXTS} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
