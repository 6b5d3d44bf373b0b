import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import PipelineList from './list'

test('a list that a figure has opened says by what it is filtered, and the filter can go', async () => {
  renderResource(definition, {
    path: '/commercial/pipeline',
    at: '/commercial/pipeline?forecastOn_gte=2031-05-01&forecastOn_lte=2031-05-31&nobody=5&q=hall',
    element: <PipelineList />,
    abilities: ['pipeline.view'],
    answers: { 'GET /api/pipeline': { body: [] } },
  })
  expect(await screen.findByText('≥ 2031-05-01')).toBeVisible()
  expect(screen.getByText('≤ 2031-05-31')).toBeVisible()
  expect(screen.getByText('Custom filter:')).toBeVisible()
  const [first] = screen.getAllByLabelText('Remove the Expected decision filter')
  await userEvent.click(first!)
  await waitFor(() => expect(screen.queryByText('≥ 2031-05-01')).toBeNull())
  expect(screen.getByText('≤ 2031-05-31')).toBeVisible()
})
