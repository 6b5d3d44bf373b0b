import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lastQuery, listOf } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import { CEMENT, ENTRIES, ENTRY } from '../consumption-materials/consumption-fixtures'
import definition from './index'
import List from './list'

test('a month is of all projects together; its rows are those of the month', async () => {
  const month = { id: 1, month: '2026-03', projectId: null, code: null }
  renderResource(definition, {
    path: '/production/consumption-months',
    at: '/production/consumption-months',
    element: <List />,
    answers: {
      'GET /api/consumption-months': listOf({
        ...CEMENT,
        ...month,
        cost: null,
        projectName: null,
        projectNameAr: null,
      }),
      [`GET ${ENTRIES}`]: listOf({ ...ENTRY, value: null }),
    },
  })
  expect(await screen.findByText('All projects')).toBeVisible()
  expect(screen.queryByText('Cost')).toBeNull()
  await userEvent.click(screen.getByTitle('Issued: show rows'))
  expect(await screen.findByText('MOV-2026-0031')).toBeVisible()
  await waitFor(() => expect(lastQuery(ENTRIES)).toMatchObject({ month: '2026-03' }))
  expect(lastQuery(ENTRIES)).not.toHaveProperty('projectId')
  expect(screen.getByRole('radio', { name: 'By month' })).toBeChecked()
})
